import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// How long maps and what they show live, and that nothing outlives them.
@MainActor
@Suite(.serialized) struct LifetimeScenarios {
  private let log = MapLog()

  // C21
  @Test
  func `one map view lives as long as the map has its place, however often that is made anew`()
    throws
  {
    let scene = MapScene(Remaking(log: log))
    scene.settle()
    let map = try #require(scene.map)
    let center = map.centerCoordinate
    for count in 2...30 {
      scene.activate("Add")
      #expect(scene.map === map)
      #expect(scene.maps.count == 1)
      #expect(scene.annotationLabels.count == count)
    }
    #expect(log.kinds == Array(repeating: .insert, count: 30))
    // What is new is framed by that very view.
    scene.settle()
    #expect(map.centerCoordinate != center)
  }

  // C21
  @Test func `a map in another branch is another map, and the one before is let go`() throws {
    let scene = MapScene(Branching(log: log))
    scene.settle()
    weak let first = scene.map
    weak let view = scene.annotationViews["A"]
    #expect(first != nil && view != nil)
    scene.activate("Switch")
    scene.settle()
    #expect(scene.maps.count == 1)
    #expect(scene.map !== first)
    #expect(first == nil)
    #expect(view == nil)
    #expect(scene.annotationLabels == ["B"])
    scene.activate("Switch")
    scene.settle()
    #expect(scene.annotationLabels == ["A"])
    #expect(log.kinds == [.insert, .insert, .insert])
  }

  // C21
  @Test func `maps of a list keep their views as the list is turned round`() {
    let order = Changing([1, 2, 3])
    let rows = MapScene(MapRows(order: order))
    rows.settle()
    let maps = rows.maps
    #expect(maps.count == 3)
    order.value = [3, 1, 2]
    rows.update()
    #expect(rows.maps.map { ObjectIdentifier($0) } == [2, 0, 1].map { ObjectIdentifier(maps[$0]) })
    order.value = [3, 2]
    rows.update()
    #expect(rows.maps.map { ObjectIdentifier($0) } == [2, 1].map { ObjectIdentifier(maps[$0]) })
  }

  // C21
  @Test func `a map that is hidden, or has no size, takes what is new and shows it when it can`()
    throws
  {
    let size = Changing(CGSize(width: 300, height: 200))
    let isHidden = Changing(false)
    let places = Changing(Place.row(1...2))
    let scene = MapScene {
      Sized(size: size, isHidden: isHidden) {
        ForEach(places.value) { place in
          Annotation(place.name, coordinate: place.coordinate) {
            Circle().frame(width: 8, height: 8)
          }
        }
      }
    }
    scene.settle()
    var map = try #require(scene.map)
    for (width, height) in [(0, 0), (0, 200), (300, 0), (1, 1)] as [(CGFloat, CGFloat)] {
      size.value = CGSize(width: width, height: height)
      places.value.append(contentsOf: Place.row([places.value.count + 1]))
      scene.update()
      scene.settle()
      #expect(scene.map === map)
      #expect(map.viewport.isFinite)
    }
    isHidden.value = true
    places.value.append(contentsOf: Place.row([99]))
    scene.update()
    scene.settle()
    isHidden.value = false
    size.value = CGSize(width: 300, height: 200)
    scene.update()
    scene.settle()
    #expect(scene.annotationLabels == (Array(1...6) + [99]).map { "Place \($0)" })
    // Behind a modifier it stood elsewhere and was made anew. All of it is in sight.
    map = try #require(scene.map)
    for annotation in map.annotations {
      let point = map.convert(annotation.coordinate, toPointTo: map)
      #expect(map.bounds.contains(point), "\(annotation.title ?? "")")
    }
  }

  // C85
  @Test func `a hundred maps with annotations are let go with all that they showed`() {
    let objects = Weaklings()
    for number in 0..<100 {
      let scene = MapScene(CounterOverMap(places: Place.row(1...20)))
      scene.frame(after: 0.1)
      if number % 3 == 0 { scene.tap(CGPoint(x: 400, y: 300)) }
      if number % 3 == 1 { scene.activate("Clear") }
      objects.add(scene.map)
      for record in scene.map?.annotationRecords ?? [] {
        objects.add(record)
        objects.add(record.annotation)
        objects.add(record.view)
      }
      for record in scene.map?.overlayList.records(in: .aboveLabels) ?? [] {
        objects.add(record)
        objects.add(record.overlay)
        objects.add(record.renderer)
      }
      objects.add(scene.stage)
      objects.add(scene)
    }
    #expect(objects.count > 6000)
    #expect(objects.living == 0)
  }

  // C85
  @Test func `a map view that is let go in the middle of a flight takes everything with it`() {
    let objects = Weaklings()
    for number in 0..<100 {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let delegate = SilentDelegate()
      map.delegate = delegate
      map.didMove(to: RecordingHost())
      map.addAnnotations(
        (0..<10).map { MKPointAnnotation(coordinate: .init(latitude: Double($0), longitude: 0)) }
      )
      _ = map.frame(at: 0)
      map.selectAnnotation(map.annotations[number % 10], animated: true)
      map.setCenter(.init(latitude: 40, longitude: 100), animated: true)
      map.removeAnnotations(map.annotations)
      _ = map.frame(at: 0.1)
      objects.add(map)
      objects.add(delegate)
      for record in map.annotationRecords {
        objects.add(record)
        objects.add(record.annotation)
        objects.add(record.view)
      }
    }
    #expect(objects.count > 3000)
    #expect(objects.living == 0)
  }

  // C85
  @Test func `ten thousand mounts leave the objects that were there before`() {
    let shown = Changing(true)
    let controls = Changing(Visibility.automatic)
    let objects = Weaklings()
    let scene = MapScene(
      Mounting(shown: shown, controls: controls),
      size: CGSize(width: 60, height: 40)
    )
    let memory = Weaklings.memory
    for round in 0..<10_000 {
      shown.value = true
      // Controls take half of the time of a frame, and few of the maps need them.
      controls.value = round % 20 == 0 ? .automatic : .hidden
      scene.update()
      objects.add(scene.map)
      objects.add(scene.map?.annotationRecords.first?.view)
      shown.value = false
      scene.update()
    }
    #expect(objects.count == 20_000)
    #expect(objects.living == 0)
    #expect(Weaklings.memory - memory < 4_000_000)
  }

  // C85
  @Test func `ten thousand places that come and go leave the objects that were there before`() {
    let places = Changing(Place.row(1...3))
    let objects = Weaklings()
    let scene = MapScene(size: CGSize(width: 60, height: 40)) {
      Map {
        ForEach(places.value) { place in
          Annotation(place.name, coordinate: place.coordinate) { Text(place.name) }
        }
      }
      .mapControlVisibility(.hidden)
    }
    for round in 0..<10_000 {
      places.value = Place.row([round, round + 1, round + 2])
      scene.update(after: round % 7 == 0 ? 1 : 0.01)
      objects.add(scene.map?.annotationRecords.last)
      objects.add(scene.map?.annotationRecords.last?.view)
    }
    scene.settle()
    #expect(scene.map?.annotationRecords.count == 3)
    // The three that are there now.
    #expect(objects.living <= 6)
  }

  // C87
  @Test func `a storm of sizes and scales ends sharp and in the middle`() throws {
    let scene = MapScene(CounterOverMap(places: Place.row(1...5)))
    scene.settle()
    let map = try #require(scene.map)
    var generator = SeededGenerator(seed: 87)
    for _ in 0..<1000 {
      let scales = [0.5, 1, 1.25, 1.5, 2, 3]
      let scale = scales[Int.random(in: 0..<scales.count, using: &generator)]
      let width = Double.random(in: -10...4000, using: &generator)
      let height = Double.random(in: -10...4000, using: &generator)
      scene.resize(
        to: CGSize(width: max(0, width).rounded(), height: max(0, height).rounded()),
        scale: scale,
        colorScheme: Bool.random(using: &generator) ? .light : .dark
      )
      if Bool.random(using: &generator) { scene.send(.wheel) { $0.deltaY = 30 } }
      scene.frame(after: 0.01)
      #expect(map.viewport.isFinite)
    }
    scene.resize(to: CGSize(width: 800, height: 600), scale: 2)
    scene.settle()
    #expect(scene.list.size == CGSize(width: 800, height: 600))
    #expect(scene.map === map)
    #expect(scene.annotationLabels.count == 5)
    for layer in scene.list.layers { #expect(layer.commands.isFinite) }
  }

  // C87
  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `on a screen of another scale, frames lie on its pixels`(_ scale: Double) throws {
    let scene = MapScene(CounterOverMap(places: Place.row(1...5)))
    scene.settle()
    scene.resize(to: CGSize(width: 1203 / scale, height: 901 / scale), scale: scale)
    scene.settle()
    for layer in scene.list.layers {
      for offset in [Double(layer.transform.tx) * scale, Double(layer.transform.ty) * scale] {
        #expect(abs(offset - offset.rounded()) < 1e-6)
      }
    }
    let map = try #require(scene.map)
    for edge in [map.frame.minX, map.frame.minY, map.frame.maxX, map.frame.maxY] as [CGFloat] {
      #expect(abs(Double(edge) * scale - (Double(edge) * scale).rounded()) < 1e-6)
    }
  }
}

// MARK: - What is watched

/// Objects that may have gone.
@MainActor
private final class Weaklings {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [Weak] = []

  func add(_ object: AnyObject?) {
    if let object { objects.append(Weak(object: object)) }
  }

  var count: Int { objects.count }

  var living: Int { objects.filter { $0.object != nil }.count }

  /// The bytes that the process holds in memory, as Linux tells it.
  static var memory: Int {
    let table = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = table?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

private final class SilentDelegate: MKMapViewDelegate {}

// MARK: - Views

/// A view that makes its map anew whenever it counts.
private struct Remaking: View {
  @State private var count = 1
  let log: MapLog

  var body: some View {
    let places = Place.row(1...count)
    let map = Map { ForEach(places) { Marker($0.name, coordinate: $0.coordinate) } }
    VStack(spacing: 0) {
      Button("Add") { count += 1 }
      map.onMapOperation(log.note)
    }
  }
}

private struct Branching: View {
  @State private var isFirst = true
  let log: MapLog

  var body: some View {
    VStack(spacing: 0) {
      Button("Switch") { isFirst.toggle() }
      if isFirst {
        Map { Marker("A", coordinate: .init(latitude: 43, longitude: 6)) }
          .onMapOperation(log.note)
      } else {
        Map { Marker("B", coordinate: .init(latitude: 43, longitude: 6)) }
          .onMapOperation(log.note)
      }
    }
  }
}

private struct MapRows: View {
  let order: Changing<[Int]>

  var body: some View {
    HStack {
      ForEach(order.value, id: \.self) { number in
        AnyView(Map { Marker("\(number)", coordinate: .init(latitude: 43, longitude: 6)) })
      }
    }
  }
}

private struct Sized<Content: MapContent>: View {
  let size: Changing<CGSize>
  let isHidden: Changing<Bool>
  @MapContentBuilder let content: () -> Content

  var body: some View {
    if isHidden.value {
      map.hidden()
    } else {
      map
    }
  }

  private var map: some View {
    Map(content: content).frame(width: size.value.width, height: size.value.height)
  }
}

private struct CounterOverMap: View {
  @State private var places: [Place]
  private let line = scenarioLine(43)

  init(places: [Place]) {
    _places = State(initialValue: places)
  }

  var body: some View {
    VStack(spacing: 0) {
      Button("Clear") { withAnimation { places.removeAll() } }
      Map {
        MapPolyline(coordinates: line).stroke(Color.red, lineWidth: 3)
        ForEach(places) { place in
          Annotation(place.name, coordinate: place.coordinate) {
            Button {
              places.removeAll()
            } label: {
              Text(place.name)
            }
          }
        }
      }
    }
  }
}

private struct Mounting: View {
  let shown: Changing<Bool>
  let controls: Changing<Visibility>

  var body: some View {
    if shown.value {
      Map {
        MapPolyline(coordinates: scenarioLine(43, points: 3))
        Annotation("A", coordinate: .init(latitude: 43, longitude: 6)) { Text("A") }
      }
      .mapControlVisibility(controls.value)
    }
  }
}
