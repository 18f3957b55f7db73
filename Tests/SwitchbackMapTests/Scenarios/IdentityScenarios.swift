import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// What stays the same thing from one update to the next, and what an update touches.
@MainActor
@Suite struct IdentityScenarios {
  private let log = MapLog()

  // C01
  @Test func `a counter beside the map changes a hundred times and the map does nothing`() {
    let scene = MapScene(CounterAboveMap(log: log, places: Place.row(1...20)))
    scene.settle()
    let views = scene.annotationViews
    let revisions = scene.revisions
    let renderer = scene.map?.overlayList.records(in: .aboveLabels).first?.renderer
    log.operations = []
    for _ in 0..<100 { #expect(scene.activate("More")) }
    #expect(scene.list.layers.flatMap { Array($0.commands) }.contains { $0.isText("100") })
    #expect(log.operations.isEmpty)
    for kind in [DisplayList.Layer.Kind.baseMap, .overlays, .annotations] {
      #expect(scene.revisions[kind] == revisions[kind])
    }
    #expect(views.count == 20)
    #expect(scene.annotationViews.allSatisfy { views[$0.key] === $0.value })
    #expect(scene.map?.overlayList.records(in: .aboveLabels).first?.renderer === renderer)
  }

  // C01
  @Test func `an animated change beside the map does nothing to it either`() {
    let scene = MapScene(CounterAboveMap(log: log, places: Place.row(1...20)))
    scene.settle()
    let revisions = scene.revisions
    log.operations = []
    for _ in 0..<20 { #expect(scene.activate("More, slowly")) }
    scene.settle()
    #expect(log.operations.isEmpty)
    #expect(scene.revisions[.annotations] == revisions[.annotations])
    #expect(scene.revisions[.overlays] == revisions[.overlays])
  }

  // C01
  @Test func `equal content in new arrays does nothing, whatever it is made with`() {
    let places = Changing(Place.row(1...6))
    let line = Changing(scenarioLine(43))
    let scene = MapScene {
      Map {
        MapPolyline(coordinates: line.value).stroke(Color.red, lineWidth: 4)
        MapPolyline(points: line.value.map { MKMapPoint($0) }, contourStyle: .geodesic)
        Group {
          ForEach(places.value) { place in
            if place.id % 2 == 0 {
              Marker(place.name, systemImage: "tent", coordinate: place.coordinate).tint(
                Color.brown
              )
            } else {
              Annotation(place.name, coordinate: place.coordinate, anchor: .bottom) {
                AnyView(Circle().frame(width: 10, height: 10))
              }
            }
          }
        }
        .annotationTitles(.hidden)
        Optional(Marker("M", monogram: Text("M"), coordinate: places.value[0].coordinate))
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let revisions = scene.revisions
    log.operations = []
    for _ in 0..<50 {
      places.value = places.value.map {
        Place(id: $0.id, name: "Place \($0.id)", latitude: $0.latitude)
      }
      line.value = line.value.map { $0 }
      scene.update()
    }
    #expect(log.operations.isEmpty)
    #expect(scene.revisions[.annotations] == revisions[.annotations])
    #expect(scene.revisions[.overlays] == revisions[.overlays])
  }

  // C01
  @Test func `another colour scheme draws anew and changes no content`() {
    let scene = MapScene(CounterAboveMap(log: log, places: Place.row(1...3)))
    scene.settle()
    let revisions = scene.revisions
    log.operations = []
    scene.resize(to: CGSize(width: 800, height: 600), colorScheme: .dark)
    scene.frame()
    #expect(log.operations.isEmpty)
    #expect(scene.revisions[.baseMap] != revisions[.baseMap])
  }

  // C02
  @Test func `one of two lines goes and comes back, and the other is not drawn anew`() throws {
    let isShown = Changing(true)
    let first = scenarioLine(43)
    let second = scenarioLine(43.1)
    let scene = MapScene {
      Map(initialPosition: .rect(MKMapRect.around(first + second))) {
        MapPolyline(coordinates: first).stroke(Color.red, lineWidth: 3)
        if isShown.value { MapPolyline(coordinates: second).stroke(Color.green, lineWidth: 3) }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let red = scene.strokes(Color.red)
    let renderer = try #require(scene.map?.overlayList.records(in: .aboveLabels).first?.renderer)
    log.operations = []
    isShown.value = false
    scene.update()
    #expect(log.take() == [MapOperation(kind: .remove, record: 2)])
    #expect(scene.strokes(Color.red) == red)
    scene.settle()
    #expect(scene.strokes(Color.green).isEmpty)
    isShown.value = true
    scene.update()
    #expect(log.take() == [MapOperation(kind: .insert, record: 3)])
    for _ in 0..<10 {
      scene.frame(after: 0.05)
      #expect(scene.strokes(Color.red) == red)
      #expect(scene.map?.overlayList.records(in: .aboveLabels).first?.renderer === renderer)
    }
    #expect(scene.strokes(Color.green).count == 1)
  }

  // C02
  @Test(arguments: [0, 1, 2])
  func `hiding one line of a list touches no other`(_ hidden: Int) {
    let shown = Changing(Set(0..<3))
    let lines = (0..<3).map { scenarioLine(43 + Double($0) / 10) }
    let scene = MapScene {
      Map(initialPosition: .rect(MKMapRect.around(lines.flatMap { $0 }))) {
        ForEach(0..<3) { index in
          if shown.value.contains(index) {
            MapPolyline(coordinates: lines[index]).stroke(Color.blue, lineWidth: CGFloat(index + 1))
          }
        }
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let others = Set(0..<3).subtracting([hidden])
    let before = scene.strokes(Color.blue).filter { others.contains(Int($0.width) - 1) }
    log.operations = []
    for _ in 0..<3 {
      shown.value.remove(hidden)
      scene.update()
      #expect(log.take().map { $0.kind } == [.remove])
      scene.settle()
      #expect(scene.strokes(Color.blue) == before)
      shown.value.insert(hidden)
      scene.update()
      #expect(log.take().map { $0.kind } == [.insert])
      scene.settle()
    }
  }

  // C06
  @Test func `a place that is put before fifty others is one insertion`() {
    let places = Changing(Place.row(1...50))
    let scene = MapScene { placesMap(places) }
    scene.settle()
    let views = scene.annotationViews
    log.operations = []
    places.value.insert(Place(id: 99, name: "First", latitude: 43.2), at: 0)
    scene.update()
    #expect(log.take() == [MapOperation(kind: .insert, record: 51)])
    let after = scene.annotationViews
    #expect(after.count == 51)
    for (title, view) in views { #expect(after[title] === view) }
    places.value.remove(at: 0)
    scene.update()
    #expect(log.take() == [MapOperation(kind: .remove, record: 51)])
    for (title, view) in views { #expect(scene.annotationViews[title] === view) }
  }

  // C06
  @Test func `the state inside fifty annotations outlives what comes before them`() {
    let places = Changing(Place.row(1...50))
    let scene = MapScene { placesMap(places) }
    scene.settle()
    #expect(log.lines.count == 50)
    places.value.insert(Place(id: 99, name: "First", latitude: 43.2), at: 0)
    scene.update()
    scene.settle()
    #expect(log.lines.count == 51)
    #expect(log.lines.last == "First")
    places.value.reverse()
    scene.update()
    places.value.removeLast(10)
    scene.update()
    scene.settle()
    #expect(log.lines.count == 51)
  }

  // C06
  @Test func `a change of order and of one place writes that place and orders alone`() {
    let places = Changing(Place.row(1...50))
    let scene = MapScene { placesMap(places) }
    scene.settle()
    let views = scene.annotationViews
    log.operations = []
    places.value.swapAt(3, 40)
    places.value[3].latitude += 0.05
    scene.update()
    let operations = log.take()
    #expect(
      operations.filter { $0.kind == .patch(.coordinate) } == [
        .init(kind: .patch(.coordinate), record: 41)
      ]
    )
    #expect(operations.allSatisfy { [.patch(.order), .patch(.coordinate)].contains($0.kind) })
    for (title, view) in views { #expect(scene.annotationViews[title] === view) }
  }

  // C06
  @Test func `a row of numbers that grows keeps what it had`() {
    let count = Changing(5)
    let scene = MapScene {
      Map {
        ForEach(0..<count.value) { index in
          Marker("\(index)", coordinate: .init(latitude: 43, longitude: Double(index)))
        }
        Marker("last", coordinate: .init(latitude: 44, longitude: 3))
      }
      .onMapOperation(log.note)
    }
    scene.settle()
    let views = scene.annotationViews
    log.operations = []
    count.value = 7
    scene.update()
    #expect(log.operations.filter { $0.kind == .insert }.count == 2)
    #expect(!log.operations.contains { $0.kind == .remove })
    count.value = 3
    scene.update()
    for title in ["0", "1", "2", "last"] { #expect(scene.annotationViews[title] === views[title]) }
  }

  private func placesMap(_ places: Changing<[Place]>) -> some View {
    Map {
      ForEach(places.value) { place in
        Annotation(place.name, coordinate: place.coordinate) {
          RememberingDot(name: place.name, log: log)
        }
      }
    }
    .onMapOperation(log.note)
  }
}

/// A map with a counter above that has nothing to do with it.
private struct CounterAboveMap: View {
  @State private var count = 0
  let log: MapLog
  let places: [Place]
  private let line = scenarioLine(43)

  init(log: MapLog, places: [Place]) {
    self.log = log
    self.places = places
  }

  var body: some View {
    VStack(spacing: 0) {
      Text("\(count)").frame(width: 60, height: 20)
      Button("More") { count += 1 }.frame(width: 60, height: 20)
      Button("More, slowly") { withAnimation { count += 1 } }.frame(width: 60, height: 20)
      Map {
        MapPolyline(coordinates: line).stroke(Color.red, lineWidth: 3)
        ForEach(places) { place in
          Annotation(place.name, coordinate: place.coordinate) {
            Circle().fill(Color.blue).frame(width: 12, height: 12)
          }
        }
      }
      .onMapOperation(log.note)
    }
  }
}

/// A dot that notes each time that it starts anew.
struct RememberingDot: View {
  @State private var name: String
  private let log: MapLog

  init(name: String, log: MapLog) {
    _name = State(initialValue: name)
    self.log = log
  }

  var body: some View {
    Circle().fill(Color.blue).frame(width: 12, height: 12)
      .onAppear { log.lines.append(name) }
  }
}

/// A line as it was drawn.
struct ScenarioStroke: Hashable {
  var path: Path
  var width: CGFloat
}

extension MapScene {
  /// The lines of a colour in the last frame.
  func strokes(_ color: Color) -> [ScenarioStroke] {
    let paint = color.resolved(in: .light)
    return list[.overlays].compactMap { command in
      if case .stroke(let path, paint, let style) = command {
        ScenarioStroke(path: path, width: style.lineWidth)
      } else {
        nil
      }
    }
  }
}

extension DrawingCommand {
  func isText(_ text: String) -> Bool {
    if case .text(let run) = self { run.text == text } else { false }
  }
}

extension MKMapRect {
  /// The smallest rectangle round places that do not cross the 180th meridian.
  static func around(_ coordinates: [CLLocationCoordinate2D]) -> MKMapRect {
    coordinates.map { MKMapPoint($0) }.reduce(MKMapRect.null) { rect, point in
      rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
}
