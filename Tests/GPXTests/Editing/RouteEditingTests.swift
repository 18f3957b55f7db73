import Geodesy
import TestSupport
import Testing

@testable import GPX

/// Routes with the places between points that devices find: they must never lead to another point.
@Suite struct RouteEditingTests {
  /// A route east along the equator; each pair is a point and the places behind it, in hundredths of a degree.
  private func route(_ points: [(Int, [Int])]) -> Route {
    let holder = QualifiedName("RoutePointExtension", prefix: "gpxx", namespace: "urn:gpxx")
    let name = QualifiedName("rpt", prefix: "gpxx", namespace: "urn:gpxx")
    return Route(
      name: "r",
      points: points.map { place, shape in
        var point = Waypoint(latitude: 0, longitude: Double(place) / 100, name: "\(place)")
        let kind = ExtensionElement(QualifiedName("Subclass", prefix: "gpxx"), text: "\(place)")
        let places = shape.map {
          ExtensionElement(
            name,
            attributes: [
              .init(QualifiedName("lat"), value: "0"),
              .init(QualifiedName("lon"), value: "\(Double($0) / 100)"),
            ]
          )
        }
        point.extensions = [
          ExtensionElement(holder, content: ([kind] + places).map { .element($0) }),
          ExtensionElement(QualifiedName("other"), text: "o"),
        ]
        return point
      }
    )
  }

  private func places(_ route: Route) -> [Int] {
    route.line.longitudes.map { Int(($0 * 100).rounded()) }
  }

  private func names(_ route: Route) -> [String?] { route.points.map(\.name) }

  private var sample: Route {
    route([(0, [1, 2]), (10, []), (20, [21, 22, 23]), (30, [35]), (40, [])])
  }

  @Test func `leads back by the same places`() {
    let back = sample.reversed()
    #expect(places(back) == places(sample).reversed())
    #expect(names(back) == ["40", "30", "20", "10", "0"])
    #expect(back.reversed() == sample)
    #expect(back.points[0].extensions[0].children.first?.text == "40")
    // Where a point has no element for places, it gets one.
    var mixed = sample
    mixed.points[3].extensions = []
    let turned = mixed.reversed()
    #expect(places(turned) == places(mixed).reversed())
    #expect(places(turned.reversed()) == places(mixed))
    #expect(Route().reversed() == Route())
    // Behind the last point nothing can be before the first.
    #expect(places(route([(0, [1]), (5, [6])]).reversed()) == [5, 1, 0])
  }

  @Test func `leads nowhere from the last point of a part`() {
    #expect(places(sample.selecting(0..<5)) == places(sample))
    #expect(sample.selecting(0..<5) == sample)
    #expect(places(sample.cropped(toRows: 1..<3)) == [10, 20])
    #expect(places(sample.selecting([0, 2, 3, 1])) == [0, 20, 21, 22, 23, 30, 10])
    let metres = metresPerDegree / 100
    #expect(
      places(sample.cropped(toDistances: 9 * metres...31 * metres)) == [10, 20, 21, 22, 23, 30]
    )
    #expect(sample.points[2].removingShape().extensions[0].children.map(\.text) == ["20"])
    #expect(sample.points[2].removingShape().extensions[1].text == "o")
  }

  @Test func `is cut where a place between two points is inside`() throws {
    let home = CLLocationCoordinate2D(latitude: 0, longitude: 0.22)
    let region = GeographicRegion.circle(center: home, radius: metresPerDegree / 200)
    let pieces = sample.removing(within: region)
    #expect(pieces.map(places) == [[0, 1, 2, 10, 20], [30, 35, 40]])
    let bounds = try #require(GeographicBounds(south: -1, west: 0.015, north: 1, east: 0.225))
    #expect(sample.cropped(to: .bounds(bounds)).map(places) == [[10, 20]])
    let none = try #require(GeographicBounds(south: -1, west: 0.205, north: 1, east: 0.225))
    #expect(sample.cropped(to: .bounds(none)) == [])
    let all = GeographicRegion.circle(center: home, radius: 1e6)
    #expect(sample.cropped(to: all) == [sample] && sample.removing(within: all) == [])
  }

  @Test func `is split at points, by what lies between them as well`() {
    let metres = metresPerDegree / 100
    #expect(
      sample.split(by: .length(15 * metres)).map(names) == [
        ["0", "10", "20"], ["20", "30"], ["30", "40"],
      ]
    )
    let place = CLLocationCoordinate2D(latitude: 0, longitude: 0.22)
    let pieces = sample.split(by: .place(place, within: metres / 2))
    #expect(pieces.map(places) == [[0, 1, 2, 10, 20, 21, 22, 23, 30], [30, 35, 40]])
    #expect(
      sample.split(by: .distanceGaps(longerThan: 7.5 * metres)).map(places) == [
        [0], [10], [20, 21, 22, 23, 30, 35, 40],
      ]
    )
    for ends in [SplitEnds.shared, .separate] {
      #expect(sample.split(by: .count(2), ends: ends).allSatisfy { $0.points.count <= 2 })
    }
    #expect(sample.split(by: .rows([2])).map(names) == [["0", "10", "20"], ["20", "30", "40"]])
    #expect(Route(merging: sample.split(by: .rows([1, 3]))) == sample)
  }

  @Test func `is simplified as its whole line is`() {
    // Off the equator at 10 and at 22; the rest lies on it.
    var bent = sample
    bent.points[1] = Waypoint(latitude: 0.05, longitude: 0.1, name: "10")
    bent.points[1].extensions = sample.points[1].extensions
    let simple = bent.simplified(tolerance: 100)
    #expect(simple.line == bent.line.simplified(tolerance: 100))
    #expect(names(simple) == ["0", "10", "20", "40"])
    var random = SeededGenerator(seed: 29)
    for _ in 0..<40 {
      var points: [(Int, [Int])] = []
      for _ in 0..<8 {
        let shape = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Int.random(in: 0...99, using: &random)
        }
        points.append((Int.random(in: 0...99, using: &random), shape))
      }
      points[7].1 = []
      let zigzag = route(points)
      let tolerance = Double.random(in: 0...60_000, using: &random)
      let less = zigzag.simplified(tolerance: tolerance)
      #expect(less.line == zigzag.line.simplified(tolerance: tolerance))
      #expect(less.points.first?.name == zigzag.points.first?.name)
    }
    // What lies behind the last point stays.
    let open = route([(0, [1, 2]), (5, [7, 9])])
    #expect(places(open.simplified(tolerance: 10)) == [0, 5, 7, 9])
    #expect(Route().simplified(tolerance: 10) == Route())
  }

  @Test func `becomes a track along its whole line`() {
    let track = Track(sample)
    #expect(
      track.segments.map { $0.longitudes.map { Int(($0 * 100).rounded()) } } == [places(sample)]
    )
    #expect(places(Route(track)) == places(sample))
    #expect(track.segments[0][0].name == "0" && track.segments[0][1].name == nil)
  }
}
