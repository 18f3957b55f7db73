import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Who a tap is for.
@MainActor
@Suite struct TapScenarios {
  private let log = MapLog()

  // C65
  @Test(arguments: [InputEvent.Device.mouse, .touch])
  func `a tap on an annotation is not one on the map`(_ device: InputEvent.Device) throws {
    let scene = MapScene(Tappable(log: log))
    scene.settle()
    scene.tap(try scene.middle(of: "Button"), device: device)
    #expect(log.lines == ["button"])
    scene.tap(try scene.middle(of: "Gesture"), device: device)
    #expect(log.lines == ["button", "gesture"])
    scene.tap(CGPoint(x: 30, y: 80), device: device)
    #expect(log.lines == ["button", "gesture", "map"])
  }

  // C65
  @Test func `a tap on a marker selects it and is not one on the map`() throws {
    let scene = MapScene(Tappable(log: log))
    scene.settle()
    scene.tap(try scene.middle(of: "Marker"))
    #expect(scene.map?.selectedAnnotations.count == 1)
    #expect(log.lines.isEmpty)
  }

  // C65
  @Test func `a tap on a marker that cannot be selected is one on the map`() throws {
    let scene = MapScene(Tappable(log: log))
    scene.settle()
    scene.tap(try scene.middle(of: "Marker"))
    scene.tap(try scene.middle(of: "Untagged"))
    #expect(scene.map?.selectedAnnotations.isEmpty == true)
    #expect(log.lines == ["map"])
  }

  @Test func `what can be operated in an annotation is told of beside it, and operated`() throws {
    let scene = MapScene(Tappable(log: log))
    scene.settle()
    let annotation = try #require(scene.elements.first { $0.label == "Button" })
    #expect(annotation.role == .image)
    #expect(!annotation.isActionable)
    let button = try #require(scene.elements.first { $0.label == "Button" && $0.role == .button })
    #expect(button.frame.size == CGSize(width: 40, height: 40))
    #expect(button.depth == annotation.depth)
    let middle = try scene.middle(of: "Button")
    #expect(abs(button.frame.midX - middle.x) < 0.01)
    #expect(abs(button.frame.midY - middle.y) < 0.01)
    #expect(scene.perform(.activate, on: button.id))
    #expect(log.lines == ["button"])
    let gesture = try #require(scene.elements.first { $0.label == "Gesture" && $0.isActionable })
    #expect(scene.perform(.activate, on: gesture.id))
    #expect(log.lines == ["button", "gesture"])
    #expect(scene.elements.first { $0.label == "Marker" }?.role == .button)
    #expect(scene.elements.first { $0.label == "Untagged" }?.role == .image)
  }

  // C65
  @Test func `a tap on a control of the map is not one on the map`() throws {
    let scene = MapScene(Tappable(log: log))
    scene.settle()
    let zoom = scene.zoom
    let button = try #require(scene.elements.first { $0.label.hasPrefix("Zoom in") })
    scene.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
    scene.settle()
    #expect(scene.zoom > zoom)
    #expect(log.lines.isEmpty)
  }

  // C65
  @Test func `of annotations that lie upon each other the topmost takes the tap alone`() throws {
    let scene = MapScene {
      Map {
        ForEach(0..<4) { index in
          Annotation("\(index)", coordinate: .init(latitude: 43, longitude: 6)) {
            Button {
              log.lines.append("\(index)")
            } label: {
              Color.red.frame(width: 40, height: 40)
            }
            .buttonStyle(.plain)
          }
        }
      }
      .onTapGesture { log.lines.append("map") }
    }
    scene.settle()
    scene.tap(CGPoint(x: 400, y: 300))
    #expect(log.lines == ["3"])
  }

  // C65
  @Test func `two taps on an annotation are two taps and no zoom`() throws {
    let scene = MapScene(Tappable(log: log))
    scene.settle()
    let zoom = scene.zoom
    let middle = try scene.middle(of: "Button")
    for _ in 0..<2 { scene.tap(middle) }
    scene.settle()
    #expect(log.lines == ["button", "button"])
    #expect(scene.zoom == zoom)
  }

  // C65
  @Test func `a drag that starts on an annotation is none of its taps`() throws {
    let scene = MapScene(Tappable(log: log))
    scene.settle()
    let middle = try scene.middle(of: "Button")
    scene.send(.pointerDown) {
      $0.location = middle
      $0.buttons = 1
    }
    for step in 1...10 {
      scene.send(.pointerMove) {
        $0.location = CGPoint(x: middle.x + CGFloat(step * 12), y: middle.y)
        $0.buttons = 1
      }
      scene.frame()
    }
    scene.send(.pointerUp) { $0.location = CGPoint(x: middle.x + 120, y: middle.y) }
    scene.settle()
    #expect(log.lines.isEmpty)
  }
}

private struct Tappable: View {
  let log: MapLog
  @State private var selection: String?

  var body: some View {
    VStack(spacing: 0) {
      Text("A map that can be tapped")
      Map(selection: $selection) {
        Annotation("Button", coordinate: .init(latitude: 43, longitude: 6)) {
          Button {
            log.lines.append("button")
          } label: {
            Color.red.frame(width: 40, height: 40)
          }
          .buttonStyle(.plain)
        }
        Annotation("Gesture", coordinate: .init(latitude: 43, longitude: 7)) {
          Color.green.frame(width: 40, height: 40).onTapGesture { log.lines.append("gesture") }
        }
        Marker("Marker", coordinate: .init(latitude: 43, longitude: 8)).tag("marker")
        Marker("Untagged", coordinate: .init(latitude: 43, longitude: 9))
      }
      .onTapGesture { log.lines.append("map") }
    }
  }
}

extension MapScene {
  /// The middle of the picture of the annotation of that title.
  func middle(of title: String) throws -> CGPoint {
    let map = try #require(map)
    let frame = try #require(map.annotationFrame(title))
    return CGPoint(x: frame.midX + map.frame.minX, y: frame.midY + map.frame.minY)
  }
}
