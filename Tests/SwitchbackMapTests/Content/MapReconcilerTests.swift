import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MapReconcilerTests {
  private let places = Changing(Place.row(1...5))

  private func probe() -> MapProbe<some MapContent> {
    let places = places
    return MapProbe {
      ForEach(places.value) { place in
        Annotation(place.name, coordinate: place.coordinate) { Text(place.name) }
      }
    }
  }

  @Test func `inserts what is there at first`() {
    let probe = probe()
    #expect(probe.operations.map { $0.kind } == Array(repeating: .insert, count: 5))
  }

  @Test func `does nothing where nothing changed`() {
    let probe = probe()
    let before = probe.frame(after: 1)
    for _ in 0..<100 { #expect(probe.update().isEmpty) }
    #expect(probe.frame()[.annotations] == before[.annotations])
  }

  @Test func `moves what has another place and touches nothing else`() {
    let probe = probe()
    places.value[2].latitude += 1
    #expect(probe.update() == [MapOperation(kind: .patch(.coordinate), record: 3)])
  }

  @Test func `writes one operation a changed field`() {
    let probe = probe()
    places.value[0].latitude += 1
    places.value[0].name = "Other"
    places.value[4].name = "Another"
    #expect(probe.update().count == 3)
  }

  @Test func `inserts at the front without touching the others`() {
    let probe = probe()
    places.value.insert(contentsOf: Place.row([9]), at: 0)
    #expect(probe.update() == [MapOperation(kind: .insert, record: 6)])
    #expect(probe.annotationLabels.count == 6)
  }

  @Test func `removes from the middle without touching the others`() {
    let probe = probe()
    places.value.remove(at: 2)
    #expect(probe.update() == [MapOperation(kind: .remove, record: 3)])
  }

  @Test func `turns a move into an order, never into a removal`() {
    let probe = probe()
    places.value.append(places.value.removeFirst())
    #expect(probe.update() == [MapOperation(kind: .patch(.order), record: 1)])
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      places.value.shuffle(using: &generator)
      #expect(probe.update().allSatisfy { $0.kind == .patch(.order) })
    }
  }

  @Test func `lets what is gone leave over a while, out of reach, and forgets it`() {
    let probe = probe()
    probe.frame(after: 1)
    places.value.removeAll()
    _ = probe.update()
    #expect(probe.annotationLabels.isEmpty)
    #expect(!probe.frame(after: 0.1)[.annotations].isEmpty)
    probe.frame(after: 1)
    #expect(probe.frame(after: 0.1)[.annotations].isEmpty)
  }

  @Test func `revives what comes back while it leaves, from where it is`() throws {
    let probe = probe()
    probe.frame(after: 1)
    let all = places.value
    places.value = []
    _ = probe.update()
    probe.frame(after: 0.1)
    places.value = all
    #expect(probe.update().map { $0.kind } == Array(repeating: .revive, count: 5))
    let opacity = try #require(opacities(probe.frame(after: 0)).first)
    #expect(opacity > 0.1 && opacity < 1)
    probe.frame(after: 1)
    #expect(opacities(probe.frame(after: 0)).isEmpty)
  }

  @Test func `what is there at first does not come in, what is added later does`() throws {
    let probe = probe()
    #expect(opacities(probe.frame(after: 0)).isEmpty)
    probe.frame(after: 1)
    places.value.append(Place(id: 7, name: "New", latitude: 43.035))
    _ = probe.update()
    #expect(opacities(probe.frame(after: 0.1)).count == 1)
    #expect(opacities(probe.frame(after: 1)).isEmpty)
  }

  @Test func `shows both items that share an id and tells once`() {
    places.value = Place.row([1, 2, 2, 3])
    let probe = probe()
    #expect(probe.annotationLabels.count == 4)
    _ = probe.update()
    #expect(probe.host.reports.filter { $0.contains("ForEach") }.count == 1)
    places.value.remove(at: 1)
    #expect(probe.update().map { $0.kind } == [.remove])
    #expect(probe.annotationLabels.count == 3)
  }

  private func opacities(_ list: DisplayList) -> [Double] {
    list[.annotations].compactMap { command in
      if case .beginGroup(let opacity) = command { opacity } else { nil }
    }
  }
}

@MainActor
@Suite struct MapContentTests {
  @Test func `a condition swaps one thing for another`() {
    let isFirst = Changing(true)
    let probe = MapProbe {
      if isFirst.value {
        Marker("First", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6))
      } else {
        Marker("Second", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6))
      }
    }
    isFirst.value = false
    #expect(probe.update().map { $0.kind } == [.insert, .remove])
    #expect(probe.annotationLabels == ["Second"])
  }

  @Test func `a statement keeps its place whatever an optional before it does`() {
    let isShown = Changing(true)
    let probe = MapProbe {
      if isShown.value {
        Marker("Optional", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6))
      }
      Marker("Fixed", coordinate: CLLocationCoordinate2D(latitude: 44, longitude: 6))
    }
    isShown.value = false
    #expect(probe.update() == [MapOperation(kind: .remove, record: 1)])
    probe.frame(after: 2)
    isShown.value = true
    #expect(probe.update() == [MapOperation(kind: .insert, record: 3)])
  }

  @Test func `tells once of a symbol that there is not, however many markers have it`() {
    let probe = MapProbe {
      ForEach(0..<20) { index in
        Marker(
          "\(index)",
          systemImage: "no.such.symbol",
          coordinate: CLLocationCoordinate2D(latitude: 43, longitude: Double(index) / 100)
        )
      }
    }
    #expect(probe.host.reports == ["Image: there is no symbol named 'no.such.symbol'"])
  }

  @Test func `follows the great circle where it is asked to`() throws {
    let places = [
      CLLocationCoordinate2D(latitude: 50, longitude: -120),
      CLLocationCoordinate2D(latitude: 50, longitude: 0),
    ]
    let probe = MapProbe { MapPolyline(coordinates: places, contourStyle: .geodesic) }
    let heights = probe.frame()[.overlays].compactMap { command -> CGFloat? in
      if case .stroke(let path, _, _) = command { path.boundingRect.height } else { nil }
    }
    // Along the parallel it would be flat.
    #expect(try #require(heights.first) > 50)
  }

  @Test func `a marker whose place comes from a state moves`() {
    let latitude = Changing(43.0)
    let probe = MapProbe {
      Marker("One", coordinate: CLLocationCoordinate2D(latitude: latitude.value, longitude: 6))
    }
    latitude.value = 44
    #expect(probe.update() == [MapOperation(kind: .patch(.coordinate), record: 1)])
  }

  @Test func `styles reach all that is below, and the nearest one holds`() {
    let probe = MapProbe {
      Group {
        MapPolyline(coordinates: line(0)).stroke(Color.red, lineWidth: 2)
        MapPolyline(coordinates: line(1))
      }
      .stroke(Color.green, lineWidth: 9)
    }
    let strokes = probe.frame()[.overlays].compactMap { command in
      if case .stroke(_, let color, let style) = command { (color, style.lineWidth) } else { nil }
    }
    #expect(strokes.map { $0.0 } == [Color.red, .green].map { $0.resolved(in: .light) })
    #expect(strokes.map { $0.1 } == [2, 9])
  }

  @Test func `an equal line costs nothing, a changed point one operation`() {
    let coordinates = Changing(line(0))
    let probe = MapProbe { MapPolyline(coordinates: coordinates.value) }
    coordinates.value = Array(coordinates.value)
    #expect(probe.update().isEmpty)
    coordinates.value[1].latitude += 0.01
    #expect(probe.update() == [MapOperation(kind: .patch(.line), record: 1)])
  }

  @Test func `lines with one name stay separate`() {
    let probe = MapProbe {
      ForEach(0..<3) { MapPolyline(coordinates: line(Double($0))).stroke(Color.blue, lineWidth: 3) }
    }
    let moves = probe.frame()[.overlays].reduce(0) { count, command in
      guard case .stroke(let path, _, _) = command else { return count }
      return count + path.elements.filter { if case .move = $0 { true } else { false } }.count
    }
    #expect(moves == 3)
  }

  @Test func `the anchor of a view stands at its place`() throws {
    let place = CLLocationCoordinate2D(latitude: 43, longitude: 6)
    let anchors: [UnitPoint] = [.bottom, .center, .topLeading]
    let probe = MapProbe {
      ForEach(0..<3) { index in
        Annotation("\(index)", coordinate: place, anchor: anchors[index]) {
          Color.red.frame(width: 40, height: 20)
        }
      }
    }
    let frames = probe.elements.filter { $0.depth == 1 && $0.role == .image }.map {
      $0.frame
    }
    // All stand at one place, which the map frames in its middle.
    let middle = CGPoint(x: 400, y: 300)
    try #require(frames.count == 3)
    #expect(abs(frames[0].midX - middle.x) < 0.5 && abs(frames[0].maxY - middle.y) < 0.5)
    #expect(abs(frames[1].midX - middle.x) < 0.5 && abs(frames[1].midY - middle.y) < 0.5)
    #expect(abs(frames[2].minX - middle.x) < 0.5 && abs(frames[2].minY - middle.y) < 0.5)
  }

  private func line(_ offset: Double) -> [CLLocationCoordinate2D] {
    (0..<4).map {
      CLLocationCoordinate2D(latitude: 43 + offset, longitude: 6 + Double($0) / 10)
    }
  }
}
