import CMath
import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct SimplifyingEditingTests {
  private func segment(_ places: [(Double, Double)]) -> TrackSegment {
    TrackSegment(places.map { TrackPoint(latitude: $0.0, longitude: $0.1) })
  }

  @Test func `leaves out what lies on the line, and keeps corners`() {
    // A point on the way, a corner, and one 5 m beside the way.
    let metre = 1 / metresPerDegree
    let line = segment([
      (0, 0), (0, 0.001), (0, 0.002), (0.001, 0.002), (0.002, 0.002 + 5 * metre),
      (0.003, 0.002),
    ])
    #expect(line.simplified(tolerance: 0).count == 5)
    #expect(line.simplified(tolerance: 4.9).latitudes == [0, 0, 0.002, 0.003])
    #expect(line.simplified(tolerance: 5.1).latitudes == [0, 0, 0.003])
    #expect(line.simplified(tolerance: 1e6).latitudes == [0, 0.003])
    #expect(line.simplified(by: .douglasPeucker(count: 3)).latitudes == [0, 0, 0.003])
    #expect(line.simplified(by: .douglasPeucker(count: 0)).count == 2)
    #expect(line.simplified(by: .douglasPeucker(count: 99)).count == 5)
  }

  @Test(Material.isNeeded)
  func `keeps loops`() throws {
    let bytes = try Material.bytes("research/gpx-cases/100-closed-loop.gpx")
    let loop = try Document(reading: bytes).tracks[0].segments[0]
    #expect(loop.simplified(tolerance: 10) == loop)
    let ends = loop.simplified(tolerance: 1e6)
    #expect(ends.first == loop.first && ends.last == loop.last && ends.count >= 2)
    let document = try Document(reading: bytes)
    #expect(document.simplified(tolerance: 10) == document)
  }

  /// The metres from a place to an arc, by the formulas of the spherical triangle.
  private func distance(
    _ place: CLLocationCoordinate2D,
    _ first: Int,
    _ last: Int,
    _ line: TrackSegment
  ) -> Double {
    let radius = 6_371_008.8
    let (start, end) = (line[first].coordinate, line[last].coordinate)
    let toEnds = min(start.distance(to: place), end.distance(to: place))
    guard start.distance(to: end) > 0, start.distance(to: place) > 0 else { return toEnds }
    let turn = (start.initialBearing(to: place) - start.initialBearing(to: end)) * .pi / 180
    let angle = start.distance(to: place) / radius
    let across = asin(sin(angle) * sin(turn))
    let along = atan2(sin(angle) * cos(turn), cos(angle)) * radius
    return along < 0 || along > start.distance(to: end) ? toEnds : abs(across) * radius
  }

  /// The points that the algorithm keeps as its authors wrote it down.
  private func plain(_ line: TrackSegment, _ tolerance: Double) -> [Int] {
    func inside(_ first: Int, _ last: Int) -> [Int] {
      guard last - first > 1 else { return [] }
      let distances = (first + 1..<last).map {
        ($0, distance(line[$0].coordinate, first, last, line))
      }
      guard let far = distances.max(by: { $0.1 < $1.1 }), far.1 > tolerance else { return [] }
      return inside(first, far.0) + [far.0] + inside(far.0, last)
    }
    return line.count < 2 ? Array(line.indices) : [0] + inside(0, line.count - 1) + [line.count - 1]
  }

  @Test func `keeps what the plain algorithm keeps, anywhere on earth`() {
    var random = SeededGenerator(seed: 10)
    for place in awkwardPlaces {
      for count in [0, 1, 2, 3, 5, 40, 150] {
        let line = randomSegment(&random, count: count, near: place)
        for tolerance in [0.5, 8, 60] {
          let simple = line.simplified(tolerance: tolerance)
          #expect(simple == line.selecting(plain(line, tolerance)))
          #expect(simple.extensions == line.extensions)
        }
      }
    }
  }

  @Test func `leaves nothing out that is farther than the tolerance`() {
    var random = SeededGenerator(seed: 11)
    for place in awkwardPlaces {
      // A spiral splits badly, a random way has long arcs.
      let spiral = segment(
        (0..<3000).map { step in
          let angle = Double(step) / 7
          let there = place.coordinate(
            at: 5 + angle * 3,
            bearing: (angle * 57.3).truncatingRemainder(dividingBy: 360)
          )
          return (there.latitude, there.longitude)
        }
      )
      let wide = randomSegment(&random, count: 500, near: place, step: 200_000)
      for (line, tolerance) in [(spiral, 2.0), (wide, 50_000)] {
        for measured in [false, true] {
          var way = Simplification.douglasPeucker(tolerance: tolerance)
          way.measuresElevation = measured
          let rows = way.rows(of: [line])[0]
          for (first, last) in zip(rows, rows.dropFirst()) where last - first > 1 {
            for row in first + 1..<last {
              #expect(distance(line[row].coordinate, first, last, line) <= tolerance * (1 + 1e-9))
            }
          }
          #expect(rows.count < line.count && rows.first == 0 && rows.last == line.count - 1)
        }
      }
    }
  }

  @Test func `nests what it keeps by count`() {
    var random = SeededGenerator(seed: 12)
    let line = randomSegment(&random, count: 200)
    for make in [Simplification.douglasPeucker(count:), Simplification.visvalingamWhyatt(count:)] {
      var previous: Set<Int> = []
      for count in 2...200 {
        let rows = make(count).rows(of: [line])[0]
        #expect(rows.count == count)
        #expect(previous.isSubset(of: rows))
        previous = Set(rows)
      }
    }
  }

  @Test func `keeps the profile where elevations are measured`() {
    // Straight on over a summit of 300 m at 1 km, and a point without elevation.
    let line = equator([0, 500, 1000, 1500, 2000], elevations: [0, 150, 300, nil, 0])
    #expect(line.simplified(tolerance: 5).count == 2)
    let profile = line.simplified(by: .douglasPeucker(tolerance: 5).measuringElevation())
    #expect(Array(profile.elevations) == [0, 300, 0])
    let areas = line.simplified(by: .visvalingamWhyatt(area: 1000).measuringElevation())
    #expect(Array(areas.elevations) == [0, 300, 0])
    #expect(line.simplified(by: .visvalingamWhyatt(area: 1000)).count == 2)
    #expect(
      equator([0, 5, 9]).simplified(by: .douglasPeucker(tolerance: 1).measuringElevation()).count
        == 2
    )
  }

  /// Lets the smallest triangle go again and again, with areas by Heron's formula.
  private func plainAreas(_ line: TrackSegment, _ limit: Double, _ count: Int) -> [Int] {
    var rows = Array(line.indices)
    var least = 0.0
    while rows.count > max(count, 2) {
      let areas = (1..<rows.count - 1).map { index -> Double in
        let places = rows[index - 1...index + 1].map { row in
          SphereVector(latitude: line.latitudes[row], longitude: line.longitudes[row])
        }
        let chord = { (a: SphereVector, b: SphereVector) in
          (a - b).squaredLength.squareRoot() * 6_371_008.8
        }
        let sides = [
          chord(places[0], places[1]), chord(places[1], places[2]), chord(places[0], places[2]),
        ].sorted(by: >)
        let (a, b, c) = (sides[0], sides[1], sides[2])
        // W. Kahan's order of the terms.
        let product = (a + (b + c)) * (c - (a - b)) * (c + (a - b)) * (a + (b - c))
        return max(0, product).squareRoot() / 4
      }
      guard let smallest = areas.indices.min(by: { areas[$0] < areas[$1] }) else { break }
      least = max(least, areas[smallest])
      guard least < limit else { break }
      rows.remove(at: smallest + 1)
    }
    return rows
  }

  @Test func `lets the smallest triangles go, anywhere on earth`() {
    var random = SeededGenerator(seed: 13)
    for place in awkwardPlaces {
      for count in [0, 1, 2, 3, 4, 60] {
        let line = randomSegment(&random, count: count, near: place)
        for area in [20.0, 300, 5000] {
          let simple = line.simplified(by: .visvalingamWhyatt(area: area))
          #expect(simple == line.selecting(plainAreas(line, area, 0)))
        }
        let some = line.simplified(by: .visvalingamWhyatt(count: 9))
        #expect(some == line.selecting(plainAreas(line, .infinity, 9)))
      }
    }
  }

  @Test func `keeps what has a name when asked`() {
    var random = SeededGenerator(seed: 14)
    let line = randomSegment(&random, count: 300)
    let named = line.indices.filter { line.texts(of: $0) != nil }
    #expect(!named.isEmpty)
    let ways = [
      Simplification.douglasPeucker(tolerance: 1e5), .visvalingamWhyatt(area: 1e9),
      .douglasPeucker(count: 0), .visvalingamWhyatt(count: 0),
    ]
    for way in ways {
      let rows = way.keepingPointsWithTexts().rows(of: [line])[0]
      #expect(rows == Array(Set(named + [0, 299])).sorted())
      #expect(way.rows(of: [line])[0] == [0, 299])
    }
    let route = Route(points: line.map { Waypoint($0) })
    #expect(route.simplified(by: ways[0].keepingPointsWithTexts()).points.count >= named.count)
    #expect(
      route.simplified(tolerance: 30).points == line.simplified(tolerance: 30).map { Waypoint($0) }
    )
  }

  @Test func `shares a count out among segments and tracks`() {
    var random = SeededGenerator(seed: 15)
    let rough = randomSegment(&random, count: 100)
    let straight = equator((0..<100).map { Double($0) * 10 })
    let track = Track(segments: [straight, TrackSegment(), rough])
    for make in [Simplification.douglasPeucker(count:), Simplification.visvalingamWhyatt(count:)] {
      let simple = track.simplified(by: make(30))
      #expect(simple.segments.map(\.count) == [2, 0, 28])
      #expect(simple.segments[0] == straight.selecting([0, 99]))
      var document = Document()
      document.tracks = [Track(name: "a", segments: [straight]), Track(name: "b"), track]
      let both = document.simplified(by: make(30))
      #expect(both.tracks.map { $0.segments.map(\.count) } == [[2], [], [2, 0, 26]])
      #expect(both.tracks.map(\.name) == ["a", "b", nil])
    }
    #expect(track.simplified(tolerance: 5).segments[2] == rough.simplified(tolerance: 5))
  }
}
