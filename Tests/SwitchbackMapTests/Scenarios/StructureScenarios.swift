import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// What gives content its identity: where it stands in the structure, never what it is made with.
@MainActor
@Suite struct StructureScenarios {
  private let log = MapLog()
  private let start = CLLocationCoordinate2D(latitude: 43, longitude: 6)

  // C08
  @Test func `content from a generic closure is the same content at each update`() {
    let places = Changing(Place.row(1...6))
    let scene = MapScene {
      Map {
        ForEach(places.value) { place in
          annotation(place) { RememberingDot(name: place.name, log: log) }
        }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let views = scene.annotationViews
    log.operations = []
    for _ in 0..<10 { scene.update() }
    #expect(log.operations.isEmpty)
    places.value[1].latitude += 0.01
    scene.update()
    #expect(log.operations == [MapOperation(kind: .patch(.coordinate), record: 2)])
    #expect(log.lines.count == 6)
    #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
  }

  // C08
  @Test func `content behind AnyView is the same content while its type is`() {
    let isRound = Changing(true)
    let latitude = Changing(43.0)
    let scene = MapScene {
      Map {
        Annotation("A", coordinate: .init(latitude: latitude.value, longitude: 6)) {
          isRound.value
            ? AnyView(RememberingDot(name: "dot", log: log))
            : AnyView(RememberingDot(name: "box", log: log).frame(width: 30, height: 30))
        }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let view = scene.annotationViews["A"]
    log.operations = []
    for _ in 0..<5 { scene.update() }
    latitude.value = 43.2
    scene.update()
    #expect(log.take() == [MapOperation(kind: .patch(.coordinate), record: 1)])
    #expect(log.lines == ["dot"])
    // Another type is other content, in the same annotation.
    isRound.value = false
    scene.update()
    scene.settle()
    #expect(log.operations.isEmpty)
    #expect(log.lines == ["dot", "box"])
    #expect(scene.annotationViews["A"] === view)
    #expect(view?.frame.width == 30)
  }

  // C08
  @Test func `content of a kind of one's own is the same content at each update`() {
    let places = Changing(Place.row(1...4))
    let scene = MapScene {
      Map { Waypoints(places: places.value) { Text($0.name) } }.onMapOperation(log.note)
    }
    scene.settle()
    log.operations = []
    for _ in 0..<10 { scene.update() }
    #expect(log.operations.isEmpty)
    places.value[3].name = "Other"
    scene.update()
    #expect(log.operations.map { $0.kind } == [.patch(.title)])
  }

  // C09
  @Test func `a marker that no list holds moves with its state and is never made anew`() {
    let scene = MapScene(MovingMarker(log: log))
    scene.settle()
    let view = scene.annotationViews["Here"]
    #expect(view != nil)
    log.operations = []
    for step in 1...20 {
      #expect(scene.activate("North"))
      #expect(scene.annotationViews["Here"] === view)
      let coordinate = view?.annotation?.coordinate
      #expect(coordinate?.latitude == 43 + Double(step) / 10)
    }
    #expect(log.kinds == Array(repeating: .patch(.coordinate), count: 20))
  }

  // C09
  @Test func `every kind of content in a place of its own keeps it, whatever it carries`() {
    let step = Changing(0.0)
    let scene = MapScene {
      Map {
        Marker("A", coordinate: place(step.value, row: 1))
        Group {
          Annotation("B", coordinate: place(step.value, row: 2)) { Text("b") }
          Group { Marker("C", monogram: Text("C"), coordinate: place(step.value, row: 3)) }
        }
        if step.value >= 0 {
          Marker("D", systemImage: "tent", coordinate: place(step.value, row: 4))
        }
        ForEach(0..<1) { _ in
          ForEach(0..<2) { inner in
            Marker("E\(inner)", coordinate: place(step.value, row: 5 + inner))
          }
        }
        MapPolyline(coordinates: [place(step.value), place(9)])
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let views = scene.annotationViews
    for value in [1.0, 2, 50, 3] {
      log.operations = []
      step.value = value
      scene.update()
      #expect(!log.kinds.contains(.insert) && !log.kinds.contains(.remove))
      #expect(log.kinds.filter { $0 == .patch(.coordinate) }.count == 6)
      #expect(log.kinds.filter { $0 == .patch(.line) }.count == 1)
      #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
      #expect(scene.annotationViews.count == 6)
    }
  }

  // C09
  @Test func `a place that is no number is out of sight and comes back as the same thing`() {
    let latitude = Changing(43.0)
    let scene = MapScene {
      Map(
        initialPosition: .region(
          .init(center: start, latitudinalMeters: 9000, longitudinalMeters: 9000)
        )
      ) {
        Marker("A", coordinate: .init(latitude: latitude.value, longitude: 6))
        MapPolyline(coordinates: [start, .init(latitude: latitude.value, longitude: 6.1)])
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let view = scene.annotationViews["A"]
    let before = scene.list
    log.operations = []
    latitude.value = .nan
    for _ in 0..<5 { scene.update() }
    // What is no number is equal to nothing, but is the same change only once.
    #expect(log.take().count == 2)
    for layer in scene.list.layers { #expect(layer.commands.isFinite) }
    #expect(!scene.list[.annotations].contains { $0.isText("A") })
    latitude.value = 43
    scene.update()
    scene.settle()
    #expect(log.take().count == 2)
    #expect(scene.annotationViews["A"] === view)
    #expect(scene.list[.annotations] == before[.annotations])
    #expect(scene.list[.overlays] == before[.overlays])
  }

  // C10
  @Test func `a model that is made anew with equal ids does nothing`() {
    let places = Changing(Place.row(1...30))
    let scene = MapScene {
      Map {
        ForEach(places.value) { place in
          Marker(place.name, coordinate: place.coordinate)
        }
        ForEach(places.value, id: \.name) { place in
          Annotation(place.name, coordinate: place.coordinate) { Text(place.name) }
        }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let revision = scene.revisions[.annotations]
    log.operations = []
    for _ in 0..<20 {
      places.value = Place.row(1...30)
      scene.update()
    }
    #expect(log.operations.isEmpty)
    #expect(scene.revisions[.annotations] == revision)
  }

  // C10
  @Test func `a model that is made anew at each movement of the camera does nothing`() {
    let scene = MapScene(Reloading(log: log))
    scene.settle()
    #expect(scene.annotationLabels.count == 30)
    log.operations = []
    let count = log.count
    for step in 0..<10 {
      scene.send(.wheel) {
        $0.location = CGPoint(x: 300, y: 200)
        $0.deltaY = step % 2 == 0 ? 20 : -20
      }
      scene.frame()
    }
    scene.settle()
    #expect(log.count >= count + 10)
    #expect(log.operations.isEmpty)
    #expect(scene.opacities().isEmpty)
  }

  // C10
  @Test func `a model of new objects with equal ids does nothing`() {
    let places = Changing((1...30).map { Waymark(number: $0) })
    let scene = MapScene {
      Map {
        ForEach(places.value) { mark in
          Marker(
            mark.name,
            coordinate: .init(latitude: 43 + Double(mark.number) / 100, longitude: 6)
          )
        }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    log.operations = []
    for _ in 0..<20 {
      places.value = (1...30).map { Waymark(number: $0) }
      scene.update()
    }
    #expect(log.operations.isEmpty)
  }

  // C13
  @Test func `two places with one id are both there through a change of style and a removal`() {
    let places = Changing(Place.row([1, 2, 3, 2]))
    places.value[3].name = "Twin"
    let tint = Changing(Color.red)
    let scene = MapScene {
      Map {
        ForEach(places.value) { Marker($0.name, coordinate: $0.coordinate) }.tint(tint.value)
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    #expect(scene.annotationLabels == ["Place 1", "Place 2", "Place 3", "Twin"])
    let twin = scene.annotationViews["Twin"]
    log.operations = []
    tint.value = .green
    for _ in 0..<3 { scene.update() }
    #expect(log.take().map { $0.kind } == Array(repeating: .patch(.tint), count: 4))
    #expect(scene.annotationViews["Twin"] === twin)
    places.value.removeLast()
    scene.update()
    #expect(log.take() == [MapOperation(kind: .remove, record: 4)])
    #expect(scene.annotationLabels == ["Place 1", "Place 2", "Place 3"])
    let reports = scene.host.reports.filter { $0.contains("ForEach") }
    #expect(reports == ["ForEach: item 3 has the id of an earlier item, 2; both are shown"])
  }

  // C13
  @Test func `any number of equal ids of any type are all there, and told of once`() {
    let names = Changing(["a", "b", "a", "a", "c", "b"])
    let scene = MapScene {
      Map {
        ForEach(names.value, id: \.self) { name in
          Marker(name, coordinate: .init(latitude: 43, longitude: 6))
        }
      }
      .onMapOperation(log.note)
    }
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<200 {
      names.value = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        ["a", "b", "c"][Int.random(in: 0..<3, using: &generator)]
      }
      scene.update(after: 0.05)
      #expect(scene.annotationLabels.sorted() == names.value.sorted())
    }
    #expect(scene.host.reports.filter { $0.contains("ForEach") }.count == 1)
  }

  /// A place that moves with the step; what stands in a row of its own is not hidden by the others.
  private func place(_ step: Double, row: Int = 0) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 43 + Double(row) * 4, longitude: 6 + step)
  }

  private func annotation<Content: View>(
    _ place: Place,
    content: @escaping () -> Content
  ) -> Annotation<Text, Content> {
    Annotation(place.name, coordinate: place.coordinate) { content() }
  }
}

/// Content of a kind of one's own, with content from outside.
private struct Waypoints<Label: View>: MapContent {
  let places: [Place]
  let label: (Place) -> Label

  var body: some MapContent {
    ForEach(places) { place in
      Annotation(place.name, coordinate: place.coordinate) { label(place) }
    }
  }
}

/// A map whose model is made anew whenever its camera moves.
private struct Reloading: View {
  @State private var places = Place.row(1...30)
  let log: MapLog

  var body: some View {
    Map { ForEach(places) { Marker($0.name, coordinate: $0.coordinate) } }
      .onMapOperation(log.note)
      .onMapCameraChange(frequency: .continuous) {
        log.count += 1
        places = Place.row(1...30)
      }
  }
}

/// A model that is an object.
private final class Waymark: Identifiable {
  let number: Int
  var id: Int { number }
  var name: String { "Mark \(number)" }

  init(number: Int) {
    self.number = number
  }
}

private struct MovingMarker: View {
  @State private var latitude = 43.0
  @State private var steps = 0
  let log: MapLog

  var body: some View {
    VStack(spacing: 0) {
      Button("North") {
        steps += 1
        latitude = 43 + Double(steps) / 10
      }
      Map { Marker("Here", coordinate: .init(latitude: latitude, longitude: 6)) }
        .onMapOperation(log.note)
    }
  }
}

extension DrawingCommands {
  /// Whether every number in the commands is one.
  var isFinite: Bool {
    for command in self {
      switch command {
      case .fill(let path, _, _), .stroke(let path, _, _):
        let rect = path.boundingRect
        if !path.isEmpty, !(rect.minX + rect.minY + rect.width + rect.height).isFinite {
          return false
        }
      case .text(let run):
        if !run.origin.x.isFinite || !run.origin.y.isFinite { return false }
      default: break
      }
    }
    return true
  }
}
