import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// Wheels and trackpads on a map.
@MainActor
@Suite struct WheelScenarios {
  private let place = CGPoint(x: 530, y: 170)

  // C88
  @Test(arguments: WheelStream.notches)
  func `a notch of a wheel zooms by a level at most, and more notches by as much each`(
    _ stream: WheelStream
  ) {
    let scene = MapScene(WideMap())
    scene.settle()
    let start = scene.zoom
    let zooms = replay(stream, on: scene)
    scene.settle()
    let levels = (start - scene.zoom) / Double(stream.steps.count)
    #expect(levels > 0.1 && levels <= 1)
    #expect(zip(zooms, zooms.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 })
  }

  // C88
  @Test func `notches that follow fast zoom as far as notches that follow slowly`() {
    let levels = [1.0, 0.2, 0.05].map { interval -> Double in
      let scene = MapScene(WideMap())
      scene.settle()
      let start = scene.zoom
      replay(
        WheelStream(
          description: "",
          steps: (0..<5).map { .init(time: Double($0) * interval, deltaY: -120) }
        ),
        on: scene
      )
      scene.settle()
      return scene.zoom - start
    }
    #expect(abs(levels[0] - levels[1]) < 0.01)
    #expect(abs(levels[0] - levels[2]) < 0.01)
  }

  // C88
  @Test(arguments: WheelStream.trackpads)
  func `a trackpad zooms in proportion, and no further when its stream has ended`(
    _ stream: WheelStream
  ) throws {
    let scene = MapScene(WideMap())
    scene.settle()
    let start = scene.zoom
    replay(stream, on: scene)
    let end = scene.zoom
    scene.settle()
    #expect(abs(scene.zoom - end) < 0.02)
    let perPoint = (start - end) / stream.distance
    // The same for a slow stream and for a fast one.
    #expect(abs(perPoint * 160 - 1) < 0.05, "\(stream.distance) points, \(start - end) levels")
  }

  // C88
  @Test(arguments: WheelStream.pinches)
  func `a pinch zooms in proportion and holds the place between the fingers`(
    _ stream: WheelStream
  )
    throws
  {
    let scene = MapScene(WideMap())
    scene.settle()
    let map = try #require(scene.map)
    let start = scene.zoom
    let held = map.viewport.mapPoint(for: place)
    replay(stream, on: scene)
    let end = scene.zoom
    #expect((start - end) * stream.distance > 0)
    let point = map.viewport.point(for: held)
    #expect(point.distance(to: place) < 0.01)
    scene.settle()
    #expect(scene.zoom == end)
  }

  // C88
  @Test func `a wheel holds the place under the pointer all the way`() throws {
    let scene = MapScene(WideMap())
    scene.settle()
    let map = try #require(scene.map)
    let held = map.viewport.mapPoint(for: place)
    for event in WheelStream.notches[1].events(at: place, from: scene.time) {
      _ = scene.stage.send(event)
      for _ in 0..<12 {
        scene.frame()
        #expect(map.viewport.point(for: held).distance(to: place) < 0.01)
      }
    }
  }

  // C88
  @Test func `a wheel turned back ends where it was`() throws {
    let scene = MapScene(WideMap())
    scene.settle()
    let map = try #require(scene.map)
    let start = map.viewport
    for delta in [120.0, 120, -120, -120] {
      replay(WheelStream(description: "", steps: [.init(time: 0, deltaY: delta)]), on: scene)
      scene.settle()
    }
    #expect(abs(map.viewport.zoom - start.zoom) < 1e-6)
    #expect(map.viewport.point(for: start.center).distance(to: CGPoint(x: 400, y: 300)) < 0.01)
  }

  // C88
  @Test func `a wheel on a map that cannot be zoomed is for what lies round it`() {
    let scene = MapScene { Map(interactionModes: .pan) { EmptyMapContent() } }
    scene.settle()
    let start = scene.zoom
    let isUsed = scene.send(.wheel) {
      $0.location = CGPoint(x: 400, y: 300)
      $0.deltaY = 120
    }
    let isKeyUsed = scene.send(.keyDown) { $0.key = .plus }
    scene.settle()
    #expect(scene.zoom == start)
    #expect(!isUsed && !isKeyUsed)
  }

  /// Sends a stream with a frame between its events, and gives the zoom of each frame.
  @discardableResult
  private func replay<Root>(_ stream: WheelStream, on scene: MapScene<Root>) -> [Double] {
    let start = scene.time
    var zooms: [Double] = []
    for event in stream.events(at: place, from: start) {
      while scene.time + 1.0 / 60 < event.time {
        scene.frame()
        zooms.append(scene.zoom)
      }
      _ = scene.stage.send(event)
    }
    scene.frame(until: max(scene.time, start + stream.duration))
    zooms.append(scene.zoom)
    return zooms
  }
}

private struct WideMap: View {
  var body: some View {
    Map(initialPosition: .region(Self.region)) { EmptyMapContent() }
  }

  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 43.5, longitude: 6),
    span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5)
  )
}

extension MapScene {
  /// The zoom of the map.
  var zoom: Double { map?.viewport.zoom ?? .nan }
}
