import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct NearestTests {
  private func coordinate(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  @Test func `is nil without points, and for what is no place`() {
    #expect(NearestIndex([]).nearestPoint(to: coordinate(0, 0)) == nil)
    #expect(
      Track(segments: [TrackSegment()]).nearestIndex().nearestPlace(to: coordinate(0, 0)) == nil
    )
    #expect(Route().nearestIndex().nearestPoint(to: coordinate(0, 0)) == nil)
    let index = NearestIndex([WayMaker.equator([0, 10])])
    #expect(index.nearestPoint(to: coordinate(.nan, 0)) == nil)
    #expect(index.nearestPlace(to: coordinate(91, 0)) == nil)
    // A turn more is the same place.
    #expect(index.nearestPoint(to: coordinate(0, 360))?.position.row == 0)
  }

  @Test func `tells where on the way a place is`() throws {
    let track = Track(segments: [
      TrackSegment(), WayMaker.equator([0, 100]), TrackSegment(),
      WayMaker.equator([1000, 1100, 1200]), TrackSegment(),
    ])
    let index = track.nearestIndex()
    let wanted = coordinate(0.0001, 1140 / WayMaker.metresPerDegree)
    let point = try #require(index.nearestPoint(to: wanted))
    #expect(point.position == WayPosition(segment: 3, row: 1))
    #expect(point.coordinate == track.segments[3][1].coordinate)
    let place = try #require(index.nearestPlace(to: wanted))
    #expect(place.position.segment == 3 && place.position.row == 1)
    #expect(abs(place.position.fraction - 0.4) < 1e-6)
    #expect(abs(place.distance - 0.0001 * WayMaker.metresPerDegree) < 1e-6)
    // Its figures follow from the table of the same way.
    #expect(abs(track.stretchTable().distance(at: place.position) - 240) < 1e-4)
    // In the gap between the segments there is no way.
    let gap = coordinate(0, 400 / WayMaker.metresPerDegree)
    #expect(index.nearestPlace(to: gap)?.position == WayPosition(segment: 1, row: 1))
  }

  @Test func `finds the point of a route`() throws {
    let route = Route(points: [0.0, 1, 2].map { Waypoint(latitude: $0, longitude: 5) })
    let found = try #require(route.nearestIndex().nearestPoint(to: coordinate(1.2, 5)))
    #expect(found.position == WayPosition(segment: 0, row: 1))
  }

  @Test func `is as near as a look at all points finds, at poles and at the antimeridian`() throws {
    var random = SeededGenerator(seed: 51)
    for (latitude, longitude) in [(89.999, 30.0), (-90, 0), (0, 179.9995), (65, -180)] {
      let points = (0..<300).map { _ in
        TrackPoint(
          latitude: min(90, max(-90, latitude + Double.random(in: -1e-3...1e-3, using: &random))),
          longitude: (longitude + Double.random(in: -1e-3...1e-3, using: &random))
            .remainder(dividingBy: 360)
        )
      }
      let index = NearestIndex([TrackSegment(points[..<100]), TrackSegment(points[100...])])
      for _ in 0..<100 {
        let wanted = coordinate(
          min(90, max(-90, latitude + Double.random(in: -2e-3...2e-3, using: &random))),
          longitude + Double.random(in: -2e-3...2e-3, using: &random)
        )
        let nearest = try #require(points.map { wanted.distance(to: $0.coordinate) }.min())
        let found = try #require(index.nearestPoint(to: wanted))
        #expect(abs(found.distance - nearest) < 1e-7)
        let place = try #require(index.nearestPlace(to: wanted))
        #expect(place.distance <= nearest + 1e-7)
      }
    }
  }
}
