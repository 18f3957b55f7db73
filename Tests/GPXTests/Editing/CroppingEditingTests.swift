import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct CroppingEditingTests {
  private let line = equator(
    [0, 100, 200, 300, 400],
    elevations: [10, 20, 30, nil, 50],
    seconds: [0, 10, 20, 30, 40]
  )

  @Test func `takes rows and leaves rows out`() {
    #expect(line.cropped(toRows: 1..<3).seconds == [10, 20])
    #expect(line.cropped(toRows: -4..<2).seconds == [0, 10])
    #expect(line.cropped(toRows: 9..<12).isEmpty)
    #expect(line.removing(rows: 1..<3).map(\.seconds) == [[0], [30, 40]])
    #expect(line.removing(rows: 0..<3).map(\.seconds) == [[30, 40]])
    #expect(line.removing(rows: 2..<2) == [line])
    #expect(line.removing(rows: 0..<5) == [])
    #expect(TrackSegment().removing(rows: 0..<5) == [])
  }

  @Test func `takes what was recorded in an interval`() {
    #expect(line.cropped(toTimes: at(10)...at(25)).map(\.seconds) == [[10, 20]])
    #expect(line.cropped(toTimes: at(11)...at(12)) == [])
    let back = equator([0, 1, 2, 3, 4], seconds: [5, 6, 0, 6, 7])
    #expect(back.cropped(toTimes: at(5)...at(6)).map(\.seconds) == [[5, 6], [6]])
    // Points without a time go with those around them.
    let gaps = equator(
      [0, 1, 2, 3, 4, 5, 6, 7],
      seconds: [nil, 1, nil, 2, nil, 3, nil, nil]
    )
    let kept = gaps.cropped(toTimes: at(1)...at(2)).map { $0.metres.map { $0.rounded() } }
    #expect(kept == [[0, 1, 2, 3]])
    let end = gaps.cropped(toTimes: at(3)...at(9)).map { $0.metres.map { $0.rounded() } }
    #expect(end == [[5, 6, 7]])
    #expect(equator([0, 1]).cropped(toTimes: at(0)...at(9)) == [])
  }

  @Test func `makes points at the ends of an interval only when asked`() throws {
    let piece = try #require(line.cropped(toTimes: at(12)...at(35), ends: .interpolated).first)
    #expect(piece.seconds == [12, 20, 30, 35])
    #expect(piece.metres.map { ($0 * 1e6).rounded() / 1e6 } == [120, 200, 300, 350])
    // No elevation beside a point that has none.
    #expect(Array(piece.elevations) == [22, 30, nil, nil])
    let short = line.cropped(toTimes: at(12.5)...at(17.5), ends: .interpolated)
    #expect(short.map(\.seconds) == [[12.5, 17.5]])
    #expect(
      line.cropped(toTimes: at(10)...at(20), ends: .interpolated).map(\.seconds) == [[10, 20]]
    )
    let back = equator([0, 100], seconds: [10, 0])
    let turned = back.cropped(toTimes: at(2)...at(4), ends: .interpolated)
    #expect(turned.map(\.seconds) == [[4, 2]])
    #expect(turned[0].metres.map { ($0 * 1e6).rounded() / 1e6 } == [60, 80])
    #expect(line.cropped(toTimes: at(50)...at(60), ends: .interpolated) == [])
  }

  @Test func `takes what lies between two distances`() {
    #expect(line.cropped(toDistances: 99...301).seconds == [10, 20, 30])
    #expect(line.cropped(toDistances: 110...190).isEmpty)
    #expect(line.cropped(toDistances: -50...1e9) == line)
    #expect(line.cropped(toDistances: 500...600).isEmpty)
    #expect(line.cropped(toDistances: -5 ... -1).isEmpty)
    let exact = line.cropped(toDistances: 150...250, ends: .interpolated)
    #expect(exact.seconds == [15, 20, 25])
    #expect(abs(exact.length - 100) < 1e-6)
    #expect(line.cropped(toDistances: 150...150, ends: .interpolated).seconds == [15])
    let same = equator([0, 0, 0, 5, 5], seconds: [0, 1, 2, 3, 4])
    #expect(same.cropped(toDistances: 0...0, ends: .interpolated).seconds == [0, 1, 2])
  }

  @Test func `goes on from segment to segment`() {
    let track = Track(segments: [equator([0, 100]), TrackSegment(), equator([900, 1000, 1100])])
    let part = track.cropped(toDistances: 50...250, ends: .interpolated)
    let metres = part.segments.map { $0.metres.map { ($0 * 1e3).rounded() / 1e3 } }
    #expect(metres == [[50, 100], [900, 1000, 1050]])
  }

  @Test func `takes what lies between two places`() {
    let track = Track(
      name: "t",
      segments: [equator([0, 100]), TrackSegment(), equator([900, 1000, 1100])]
    )
    let metres = { (first: WayPosition, last: WayPosition, ends: CutEnds) in
      track.cropped(from: first, to: last, ends: ends).segments.map {
        $0.metres.map { ($0 * 1e3).rounded() / 1e3 }
      }
    }
    let early = WayPosition(segment: 0, row: 0, fraction: 0.25)
    let late = WayPosition(segment: 2, row: 1, fraction: 0.5)
    #expect(metres(early, late, .recorded) == [[100], [900, 1000]])
    #expect(metres(early, late, .interpolated) == [[25, 100], [900, 1000, 1050]])
    #expect(metres(early, early, .interpolated) == [[25]])
    #expect(metres(early, early, .recorded) == [])
    #expect(metres(late, early, .interpolated) == [])
    let end = WayPosition(segment: 2, row: 2, fraction: 0.5)
    #expect(metres(late, end, .interpolated) == [[1050, 1100]])
    let start = WayPosition(segment: 0, row: 0)
    let all = track.cropped(from: start, to: end)
    #expect(all.segments == [track.segments[0], track.segments[2]] && all.name == "t")
  }

  @Test func `cuts at distances to the very metre, anywhere`() {
    var random = SeededGenerator(seed: 2)
    for place in awkwardPlaces {
      let segment = randomSegment(&random, count: 60, near: place)
      let length = segment.length
      for _ in 0..<20 {
        let low = Double.random(in: 0...length, using: &random)
        let high = Double.random(in: low...length, using: &random)
        let part = segment.cropped(toDistances: low...high, ends: .interpolated)
        #expect(abs(part.length - (high - low)) < 1e-5)
        #expect(part.isSound && part.extensions == segment.extensions)
      }
      #expect(segment.cropped(toDistances: 0...length, ends: .interpolated) == segment)
    }
  }

  @Test func `takes the pieces inside of bounds`() throws {
    let bounds = try #require(GeographicBounds(south: -1, west: 10, north: 1, east: 20))
    let zigzag = TrackSegment(
      [(0, 5), (0, 12), (0.5, 15), (2, 15), (0.5, 18), (0, 25)].map {
        TrackPoint(latitude: $0.0, longitude: $0.1)
      }
    )
    let pieces = zigzag.cropped(to: .bounds(bounds))
    #expect(pieces.map(\.longitudes) == [[12, 15], [18]])
    #expect(zigzag.removing(within: .bounds(bounds)).map(\.longitudes) == [[5], [15], [25]])
    let cut = zigzag.cropped(to: .bounds(bounds), ends: .interpolated)
    #expect(cut.count == 2)
    let edges = [cut[0].first, cut[0].last, cut[1].first, cut[1].last].compactMap(\.self)
    #expect(edges.count == 4)
    #expect(abs(edges[0].longitude - 10) < 1e-9 && abs(edges[1].latitude - 1) < 1e-9)
    #expect(abs(edges[2].latitude - 1) < 1e-9 && abs(edges[3].longitude - 20) < 1e-9)
    // A way through the region between two points outside is a piece of its own.
    let through = TrackSegment([
      TrackPoint(latitude: 0, longitude: 0), TrackPoint(latitude: 0, longitude: 30),
    ])
    #expect(through.cropped(to: .bounds(bounds)) == [])
    let piece = through.cropped(to: .bounds(bounds), ends: .interpolated)
    #expect(piece.map { $0.longitudes.map { ($0 * 1e9).rounded() / 1e9 } } == [[10, 20]])
    let rest = through.removing(within: .bounds(bounds), ends: .interpolated)
    #expect(rest.map { $0.longitudes.map { ($0 * 1e9).rounded() / 1e9 } } == [[0, 10], [20, 30]])
    #expect(through.removing(within: .bounds(bounds)) == [through])
  }

  @Test func `ends on the edge where a point is outside by next to nothing`() throws {
    let bounds = try #require(GeographicBounds(south: 0, west: 0, north: 1, east: 1))
    var texts = PointTexts()
    texts.name = "recorded"
    let line = TrackSegment(
      [0.5, 1 + 1e-12, 2].map { TrackPoint(latitude: $0, longitude: 0.5, texts: texts) }
    )
    let pieces = line.cropped(to: .bounds(bounds), ends: .interpolated)
    #expect(pieces.count == 1 && pieces[0].count == 2)
    #expect(pieces[0].map(\.name) == ["recorded", nil])
    #expect(abs(pieces[0].latitudes[1] - 1) < 1e-12)
  }

  @Test func `is itself within its own bounds, anywhere`() throws {
    var random = SeededGenerator(seed: 3)
    for place in awkwardPlaces {
      for count in [1, 2, 30] {
        let segment = randomSegment(&random, count: count, near: place)
        var document = Document()
        document.tracks = [Track(segments: [segment])]
        let bounds = try #require(document.bounds)
        for ends in [CutEnds.recorded, .interpolated] {
          #expect(segment.cropped(to: .bounds(bounds), ends: ends) == [segment])
          #expect(segment.removing(within: .bounds(bounds), ends: ends) == [])
        }
      }
    }
  }

  @Test func `shares out a way between the inside and the outside of a circle`() {
    var random = SeededGenerator(seed: 4)
    for place in awkwardPlaces {
      for _ in 0..<30 {
        let segment = randomSegment(&random, count: 40, near: place, step: 50)
        let region = GeographicRegion.circle(
          center: segment[20].coordinate,
          radius: Double.random(in: 20...400, using: &random)
        )
        let inside = segment.cropped(to: region, ends: .interpolated)
        let outside = segment.removing(within: region, ends: .interpolated)
        let length = (inside + outside).map(\.length).reduce(0, +)
        #expect(abs(length - segment.length) < 0.01)
        let points = inside.map(\.count).reduce(0, +) + outside.map(\.count).reduce(0, +)
        #expect(points >= segment.count)
        // Without made points both share out the points.
        let recorded = segment.cropped(to: region) + segment.removing(within: region)
        #expect(recorded.map(\.count).reduce(0, +) == segment.count)
      }
    }
  }

  @Test func `takes the surroundings of a home out of a document`() throws {
    let home = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    var document = Document()
    document.metadata.bounds = GeographicBounds(south: 0, west: 0, north: 0, east: 1)
    document.waypoints = [
      Waypoint(latitude: 0.001, longitude: 0, name: "door"),
      Waypoint(latitude: 1, longitude: 0, name: "summit"),
    ]
    document.tracks = [
      Track(name: "ride", segments: [equator([0, 400, 800, 1200, 900, 100])]),
      Track(name: "garden", segments: [equator([0, 10])]),
    ]
    document.routes = [
      Route(
        name: "plan",
        points: [
          Waypoint(latitude: 0, longitude: 0), Waypoint(latitude: 0, longitude: 0.5),
          Waypoint(latitude: 0, longitude: 0), Waypoint(latitude: 0, longitude: 0.6, name: "n"),
        ]
      )
    ]
    let region = GeographicRegion.circle(center: home, radius: 500)
    let away = document.removing(within: region)
    #expect(away.waypoints.map(\.name) == ["summit"])
    #expect(away.tracks.map(\.name) == ["ride"])
    #expect(away.tracks[0].segments.map { $0.metres.map { $0.rounded() } } == [[800, 1200, 900]])
    #expect(away.routes.map(\.name) == ["plan", "plan"])
    #expect(away.routes[1].points.map(\.name) == ["n"])
    #expect(away.metadata.bounds == nil)
    let near = document.cropped(to: region)
    #expect(near.waypoints.map(\.name) == ["door"])
    #expect(near.tracks.map { $0.segments.count } == [2, 1])
    #expect(near.routes.count == 2)
    let exact = document.removing(within: region, ends: .interpolated).tracks[0].segments[0]
    #expect(abs(exact.metres[0] - 500) < 0.01 && abs((exact.metres.last ?? 0) - 500) < 0.01)
  }

  @Test func `takes part of a route`() {
    let route = Route(
      name: "r",
      points: (0..<5).map {
        Waypoint(latitude: 0, longitude: Double($0) / 10, name: "\($0)")
      }
    )
    #expect(route.cropped(toRows: 1..<3).points.map(\.name) == ["1", "2"])
    let distance = metresPerDegree / 10
    #expect(
      route.cropped(toDistances: distance * 0.5...distance * 3.5).points.map(\.name)
        == ["1", "2", "3"]
    )
    #expect(route.cropped(toDistances: 1...2).points.isEmpty)
    #expect(route.cropped(toRows: 2..<9).name == "r")
  }
}
