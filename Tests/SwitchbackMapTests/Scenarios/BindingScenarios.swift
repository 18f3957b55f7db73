import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// State, bindings and the updates that they make wanted.
@MainActor
@Suite struct BindingScenarios {
  private let log = MapLog()

  // C17
  @Test func `what stands in an annotation follows a binding and is not made anew`() throws {
    let scene = MapScene(Switches(log: log))
    scene.settle()
    let views = scene.annotationViews
    #expect(scene.dots(.green).isEmpty)
    log.operations = []
    for round in 1...6 {
      scene.activate("Toggle")
      #expect(scene.dots(.green).count == round % 2)
      #expect(scene.dots(.gray).count == 3 - round % 2)
    }
    #expect(log.operations.isEmpty)
    #expect(log.lines.count == 3)
    #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
  }

  // C17
  @Test
  func `what is tapped in an annotation writes its binding, and only that is drawn otherwise`()
    throws
  {
    let scene = MapScene(Switches(log: log))
    scene.settle()
    let views = scene.annotationViews
    for count in 1...3 {
      let dot = try #require(scene.dots(.gray).first)
      scene.tap(CGPoint(x: dot.midX, y: dot.midY))
      #expect(scene.dots(.green).count == count)
    }
    #expect(log.lines.count == 3)
    #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
  }

  // C17
  @Test func `a binding that answers late, and one that answers otherwise, are followed`() {
    let store = LateStore(false)
    let scene = MapScene {
      Map {
        Annotation("A", coordinate: .init(latitude: 43, longitude: 6)) {
          Dot(isOn: store.binding, log: log)
        }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let view = scene.annotationViews["A"]
    scene.tap(CGPoint(x: 400, y: 300))
    #expect(scene.dots(.gray).count == 1)
    store.answer()
    scene.update()
    #expect(scene.dots(.green).count == 1)
    // The store may refuse what was written.
    scene.tap(CGPoint(x: 400, y: 300))
    store.refuse()
    scene.update()
    #expect(scene.dots(.green).count == 1)
    #expect(scene.annotationViews["A"] === view)
    #expect(log.lines.count == 1)
  }

  // C17
  @Test func `the size that content takes on by a binding keeps its anchor at the place`() throws {
    let side = Changing(CGFloat(20))
    let scene = MapScene {
      Map {
        Annotation("", coordinate: .init(latitude: 43, longitude: 6), anchor: .bottomLeading) {
          Color.red.frame(width: side.value, height: side.value / 2)
        }
      }
    }
    for value in [20, 80, 1, 0, 44] as [CGFloat] {
      side.value = value
      scene.update()
      scene.settle()
      let frame = try #require(scene.map?.annotationFrame(""))
      #expect(frame.width == value && frame.height == value / 2)
      #expect(abs(frame.minX - 400) < 0.5 && abs(frame.maxY - 300) < 0.5)
    }
  }

  // C40
  @Test func `content that changes a state while it is made makes another update wanted`() {
    let scene = MapScene(SelfCounting(limit: 4, log: log))
    scene.settle()
    #expect(scene.annotationLabels == ["4"])
    #expect(log.count == 5)
    #expect(scene.host.reports.isEmpty)
    // Never one inside another.
    #expect(log.lines == Array(repeating: "depth 1", count: 5))
    #expect(log.kinds.filter { $0 == .insert }.count == 1)
  }

  // C40
  @Test func `content that never stops to change a state is told of, and drawn`() {
    let scene = MapScene(SelfCounting(limit: .max, log: log))
    #expect(scene.host.reports == ["a view changes state whenever it is updated"])
    #expect(scene.annotationLabels.count == 1)
    let count = log.count
    scene.frame()
    #expect(log.count - count <= 9)
    #expect(scene.host.reports.count == 1)
  }

  // C40
  @Test func `a state that changes when an operation is told of is in the next update`() {
    let scene = MapScene(Echoing(log: log))
    scene.settle()
    #expect(scene.annotationLabels == ["Place 1", "Place 2", "Place 3", "Place 4", "Place 5"])
    scene.activate("Clear")
    scene.settle()
    // Each removal that is told of brings a place back, and that is all.
    #expect(scene.annotationLabels.count == 5)
    #expect(scene.host.reports.isEmpty)
  }

  // C40
  @Test func `content that changes the content as it appears ends in that content`() {
    let scene = MapScene(Spreading(log: log))
    scene.settle()
    #expect(scene.annotationLabels == (0...5).map { "\($0)" })
    #expect(log.kinds == Array(repeating: .insert, count: 6))
    #expect(scene.host.reports.isEmpty)
  }

  // C40
  @Test func `a delegate that adds and removes while it is asked for views ends`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let host = RecordingHost()
    map.didMove(to: host)
    let delegate = MeddlingDelegate()
    map.delegate = delegate
    map.addAnnotations(
      (0..<5).map { MKPointAnnotation(coordinate: .init(latitude: Double($0), longitude: 0)) }
    )
    for step in 0..<30 { _ = map.frame(at: Double(step) / 10) }
    #expect(delegate.asked == 10)
    #expect(map.annotations.count == 5)
    #expect(map.annotations.allSatisfy { map.view(for: $0) != nil })
  }
}

// MARK: - Views

/// A dot that is on or off, and notes when it starts anew.
private struct Dot: View {
  @Binding var isOn: Bool
  let log: MapLog

  var body: some View {
    Button {
      isOn.toggle()
    } label: {
      Circle().fill(isOn ? Color.green : Color.gray).frame(width: 24, height: 24)
    }
    .buttonStyle(.plain)
    .onAppear { log.lines.append("dot") }
  }
}

private struct Switches: View {
  @State private var isOn = Selected()
  let log: MapLog

  var body: some View {
    VStack(spacing: 0) {
      Button("Toggle") { isOn[2].toggle() }
      Map {
        ForEach(Place.row(1...3)) { place in
          Annotation(place.name, coordinate: place.coordinate) {
            Dot(isOn: $isOn[place.id], log: log)
          }
        }
      }
      .onMapOperation(log.note)
    }
  }
}

private struct Selected {
  private var ids: Set<Int> = []

  subscript(id: Int) -> Bool {
    get { ids.contains(id) }
    set { if newValue { ids.insert(id) } else { ids.remove(id) } }
  }
}

/// A store that takes a value only when it is told to.
private final class LateStore {
  private var value: Bool
  private var written: Bool?

  init(_ value: Bool) {
    self.value = value
  }

  var binding: Binding<Bool> {
    Binding(get: { self.value }, set: { self.written = $0 })
  }

  func answer() {
    value = written ?? value
    written = nil
  }

  func refuse() {
    written = nil
  }
}

/// Content that counts itself up to a limit.
private struct SelfCounting: View {
  @State private var count = 0
  let limit: Int
  let log: MapLog

  var body: some View {
    Map { content() }.onMapOperation(log.note)
  }

  private func content() -> some MapContent {
    log.count += 1
    log.depth += 1
    log.lines.append("depth \(log.depth)")
    if count < limit { count += 1 }
    log.depth -= 1
    return Marker("\(count)", coordinate: .init(latitude: 43, longitude: 6))
  }
}

/// Content that grows by what its map does, up to five.
private struct Echoing: View {
  @State private var places = Place.row([1])
  let log: MapLog

  var body: some View {
    VStack(spacing: 0) {
      Button("Clear") { places.removeAll() }
      Map {
        ForEach(places) { Marker($0.name, coordinate: $0.coordinate) }
      }
      .onMapOperation { operation in
        guard operation.kind == .insert || operation.kind == .remove, places.count < 5 else {
          return
        }
        places.append(contentsOf: Place.row([places.count + 1]))
      }
    }
  }
}

/// Content that brings the next one as it appears.
private struct Spreading: View {
  @State private var count = 1
  let log: MapLog

  var body: some View {
    Map {
      ForEach(0..<count) { index in
        Annotation("\(index)", coordinate: .init(latitude: 43, longitude: Double(index))) {
          Circle().frame(width: 9, height: 9)
            .onAppear { if index < 5 { count = max(count, index + 2) } }
        }
      }
    }
    .onMapOperation(log.note)
  }
}

private final class MeddlingDelegate: MKMapViewDelegate {
  private(set) var asked = 0

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    asked += 1
    if asked <= 5 {
      mapView.removeAnnotation(annotation)
      mapView.addAnnotation(
        MKPointAnnotation(coordinate: .init(latitude: Double(asked), longitude: 3))
      )
    }
    return nil
  }
}

extension MapScene {
  /// Where circles of that colour are drawn.
  func dots(_ color: Color) -> [CGRect] {
    let paint = color.resolved(in: .light)
    guard let layer = list.layers.first(where: { $0.kind == .annotations }) else { return [] }
    var transforms = [layer.transform]
    var rects: [CGRect] = []
    for command in layer.commands {
      switch command {
      case .save: transforms.append(transforms[transforms.count - 1])
      case .restore: transforms.removeLast()
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
      case .fill(let path, paint, _):
        rects.append(path.applying(transforms[transforms.count - 1]).boundingRect)
      default: break
      }
    }
    return rects
  }
}

extension MKMapView {
  /// Where the picture of the annotation of that title lies.
  func annotationFrame(_ title: String) -> CGRect? {
    for record in annotationRecords where record.annotation.title == title && !record.isLeaving {
      guard let point = record.point else { return nil }
      return record.view?.frame(standingAt: point)
    }
    return nil
  }
}
