import Geodesy
import Testing

@testable import GPX

@Suite struct LengthTests {
  @Test func `is that of the model`() {
    // A degree of the equator: π/180 of the mean radius, or of the equatorial radius of WGS 84.
    let degree = TrackSegment([0, 1].map { TrackPoint(latitude: 0, longitude: $0) })
    #expect(abs(degree.length2D() - 6_371_008.8 * .pi / 180) < 1e-6)
    #expect(abs(degree.length2D(model: .wgs84) - 6_378_137 * .pi / 180) < 1e-6)
    // From pole to pole half a meridian, of which GeographicLib's length is 20003931.458625447 m.
    let poles = TrackSegment([90, -90].map { TrackPoint(latitude: $0, longitude: 0) })
    #expect(abs(poles.length2D(model: .wgs84) - 20_003_931.458_625_447) < 1e-6)
    #expect(poles.statistics(options: StatisticsOptions(distanceModel: .wgs84)).distance > 2e7)
  }

  @Test func `in space counts the rises between points that have an elevation`() {
    let segment = WayMaker.equator([0, 3, 6, 9, 12], elevations: [0, 4, nil, 4, 0])
    #expect(abs(segment.length3D() - (5 + 3 + 3 + 5)) < 1e-6)
    #expect(segment.cumulativeDistances3D().map { $0.rounded() } == [0, 5, 8, 11, 16])
    let track = Track(segments: [segment, TrackSegment(), segment])
    #expect(abs(track.length3D() - 32) < 1e-6 && abs(track.length2D() - 24) < 1e-6)
    var document = Document()
    document.tracks = [track, Track()]
    document.routes = [Route(points: [Waypoint(latitude: 0, longitude: 1)])]
    #expect(document.length2D() == track.length2D() && document.length3D() == track.length3D())
    #expect(document.routes[0].length2D() == 0 && document.routes[0].length3D() == 0)
    #expect(document.statistics().distance3D == document.length3D())
  }

  @Test func `of nothing is 0`() {
    #expect(TrackSegment().length2D() == 0 && TrackSegment().length3D(model: .wgs84) == 0)
    #expect(Document().length2D() == 0 && Track().length3D() == 0)
  }
}
