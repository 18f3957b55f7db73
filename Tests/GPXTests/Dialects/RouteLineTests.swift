import Geodesy
import Testing

@testable import GPX

/// The way of a route leads by the places that a device found between its points.
@Suite struct RouteLineTests {
  private static let garmin = "http://www.garmin.com/xmlschemas/GpxExtensions/v3"

  private func route(_ points: String) throws -> Route {
    let text = """
      <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"
        xmlns:gpxx="\(Self.garmin)" xmlns:trp="http://www.garmin.com/xmlschemas/TripExtensions/v1">
      <rte>\(points)</rte></gpx>
      """
    return try #require(try read(text).routes.first)
  }

  private func places(_ segment: TrackSegment) -> [[Double]] {
    segment.map { [$0.latitude, $0.longitude] }
  }

  @Test func `places stand between the points`() throws {
    let route = try route(
      """
      <rtept lat="1" lon="2"><ele>5</ele><extensions><gpxx:RoutePointExtension>
        <gpxx:Subclass>000000000000FFFFFFFFFFFFFFFFFFFFFFFF</gpxx:Subclass>
        <gpxx:rpt lat="1.25" lon="2.25"/>
        <gpxx:rpt lat="1.5" lon="2.5"><gpxx:Subclass>0</gpxx:Subclass></gpxx:rpt>
      </gpxx:RoutePointExtension></extensions></rtept>
      <rtept lat="2" lon="3"><ele>7</ele></rtept>
      """
    )
    #expect(places(route.line) == [[1, 2], [1.25, 2.25], [1.5, 2.5], [2, 3]])
    #expect(Array(route.line.elevations) == [5, nil, nil, 7])
    #expect(route.points.map(\.shapePoints.count) == [2, 0])
  }

  @Test func `places behind the last point end the way`() throws {
    let route = try route(
      """
      <rtept lat="1" lon="2"><extensions><RoutePointExtension xmlns="\(Self.garmin)">
        <rpt lat="1.5" lon="2.5"/></RoutePointExtension></extensions></rtept>
      """
    )
    #expect(places(route.line) == [[1, 2], [1.5, 2.5]])
    #expect(Route().line.isEmpty)
  }

  @Test func `what is no place is left out`() throws {
    let route = try route(
      """
      <rtept lat="1" lon="2"><extensions><gpxx:RoutePointExtension>
        <gpxx:rpt/><gpxx:rpt lat="1"/><gpxx:rpt lon="1"/><gpxx:rpt lat="91" lon="0"/>
        <gpxx:rpt lat="x" lon="0"/><gpxx:rpt lat="" lon=""/><gpxx:rpt lat="1e999" lon="0"/>
        <gpxx:other lat="1" lon="0"/><gpxx:rpt lat="-90" lon="190"/>
      </gpxx:RoutePointExtension><gpxx:rpt lat="3" lon="3"/></extensions></rtept>
      """
    )
    #expect(places(route.line) == [[1, 2], [-90, -170]])
  }

  @Test func `points that only shape the way are told from the others`() throws {
    let route = try route(
      """
      <rtept lat="1" lon="2"><extensions><trp:ViaPoint><trp:CalculationMode>FasterTime</trp:CalculationMode>
        </trp:ViaPoint></extensions></rtept>
      <rtept lat="1" lon="3"><extensions><trp:ShapingPoint/></extensions></rtept>
      <rtept lat="1" lon="4"/>
      """
    )
    #expect(route.points.map(\.isShapingPoint) == [false, true, false])
  }

  @Test(Material.isNeeded) func `the case of a route that a device found`() throws {
    let bytes = try Material.bytes("research/gpx-cases/90-garmin-route-points.gpx")
    let route = try #require(try Document(reading: bytes).routes.first)
    #expect(route.points.map(\.name) == ["A", "B"])
    #expect(
      places(route.line) == [
        [46.5446, 6.6580], [46.5444, 6.6580], [46.5444, 6.6583], [46.5450, 6.6590],
        [46.5460, 6.6600],
      ]
    )
    #expect(route.lineStyle?.color == LineColor(red: 0xFF, green: 0, blue: 0xFF))
  }
}
