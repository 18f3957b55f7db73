import Drawing
import Foundation
import Geodesy
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct ShapeTests {
  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  @Test func `gives its places, their coordinates and how far along they lie`() {
    let given = [place(0, 0), place(0, 1), place(0, 4)]
    let line = MKPolyline(coordinates: given, count: 3)
    #expect(line.pointCount == 3)
    #expect(line.points()[2] == MKMapPoint(given[2]))
    var coordinates = [CLLocationCoordinate2D](repeating: place(9, 9), count: 2)
    line.getCoordinates(&coordinates, range: 1..<3)
    #expect(abs(coordinates[0].longitude - 1) < 1e-9)
    #expect(abs(coordinates[1].longitude - 4) < 1e-9)
    line.getCoordinates(&coordinates, range: NSRange(location: 0, length: 1))
    #expect(abs(coordinates[0].longitude) < 1e-9)
    #expect(line.location(atPointIndex: 0) == 0)
    #expect(abs(line.location(atPointIndex: 1) - 0.25) < 1e-9)
    #expect(line.locations(at: IndexSet([0, 2])) == [0, 1])
  }

  @Test func `crosses the 180th meridian the short way`() {
    // C50: from Fiji to Samoa and back, ten times.
    let legs = (0..<20).map { place(-15, $0 % 2 == 0 ? 179.9 : -179.9) }
    let line = MKPolyline(coordinates: legs, count: legs.count)
    let degree = MKMapSize.world.width / 360
    #expect(abs(line.boundingMapRect.width / degree - 0.2) < 1e-9)
  }

  @Test func `keeps a polygon and a circle round the 180th meridian in one piece`() {
    // C51
    let corners = [place(-1, 179), place(-1, -179), place(1, -179), place(1, 179)]
    let polygon = MKPolygon(coordinates: corners, count: 4)
    let degree = MKMapSize.world.width / 360
    #expect(abs(polygon.boundingMapRect.width / degree - 2) < 1e-9)
    let circle = MKCircle(center: place(0, 179.99), radius: 10_000)
    // 10 km are 0.0899° on the sphere of the mean radius.
    #expect(abs(circle.boundingMapRect.width / degree - 2 * 0.089_932) < 1e-5)
    #expect(circle.intersects(MKMapRect(x: 0, y: MKMapSize.world.height / 2, width: 1, height: 1)))
  }

  @Test(arguments: [0.0, 45, 60, 80, 84])
  func `measures a circle on the ground`(latitude: Double) {
    let circle = MKCircle(center: place(latitude, 10), radius: 5_000)
    let center = MKMapPoint(place(latitude, 10))
    for ring in circle.rings(tolerance: 0.1) {
      for point in ring.outline.points {
        #expect(abs(center.distance(to: point) - 5_000) < 0.01)
      }
    }
    #expect(circle.rings(tolerance: 0.1).count == 1)
  }

  @Test func `lets a circle round a pole reach to the edge of the map`() {
    let circle = MKCircle(center: place(80, 0), radius: 2_000_000)
    let rect = circle.boundingMapRect
    #expect(rect.minY == 0)
    #expect(abs(rect.width - MKMapSize.world.width) < 1)
    // 2,000 km are 17.986° on the sphere.
    let southern = MKMapPoint(x: 0, y: rect.maxY).coordinate.latitude
    #expect(abs(southern - (80 - 17.986_4)) < 0.01)
  }

  @Test func `lets a circle reach to the pole that it holds, be its edge nearer to the other`() {
    let circle = MKCircle(center: place(45, 0), radius: 13_500_000)
    #expect(circle.boundingMapRect.minY == 0)
    #expect(circle.boundingMapRect.maxY < MKMapSize.world.height)
    let rings = circle.rings(tolerance: 1000)
    #expect(rings.count == 1)
  }

  @Test func `lets a circle cover the world but for what is round the antipode`() {
    let circle = MKCircle(center: place(0, 0), radius: 19_000_000)
    #expect(circle.rings(tolerance: 1000).count == 2)
    #expect(abs(circle.boundingMapRect.width - MKMapSize.world.width) < 1)
    #expect(MKCircle(center: place(0, 0), radius: 30_000_000).boundingMapRect == .world)
  }

  @Test func `makes a circle of a rectangle by its longer side`() {
    let middle = MKMapPoint(place(60, 20))
    let circle = MKCircle(
      mapRect: MKMapRect(x: middle.x - 500, y: middle.y - 2_000, width: 1_000, height: 4_000)
    )
    #expect(abs(circle.radius - 2_000 * MKMetersPerMapPointAtLatitude(60)) < 1e-3)
    #expect(abs(circle.boundingMapRect.height - 4_000) < 1)
  }

  @Test func `goes along the great circle`() throws {
    // Half-way between 50° N 0° E and 50° N 100° E: tan φ = tan 50° ∕ cos 50°.
    let ends = [place(50, 0), place(50, 100)]
    let line = MKGeodesicPolyline(coordinates: ends, count: 2)
    let northernmost = MKMapPoint(x: 0, y: line.boundingMapRect.minY).coordinate.latitude
    #expect(abs(northernmost - 61.66) < 0.01)
    #expect(line.pointCount > 100)
    // No piece leaves the great circle by more than 0.3 m.
    let total = ends[0].distance(to: ends[1])
    line.withPoints { points in
      for (a, b) in zip(points, points.dropFirst()) {
        let middle = MKMapPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2).coordinate
        let detour = ends[0].distance(to: middle) + middle.distance(to: ends[1]) - total
        // In a triangle of these sides, a detour d stands for a height of √(d · s ∕ 2) at the most.
        #expect(detour < 1e-3)
      }
    }
  }

  @Test func `adds nothing to a geodesic line whose places lie near to each other`() {
    let places = (0..<100).map { place(45, Double($0) / 1000) }
    let line = MKGeodesicPolyline(coordinates: places, count: 100)
    #expect(line.pointCount <= 2 * 100)
  }

  @Test func `holds lines and areas as one overlay`() {
    let lines = [0.0, 1, 2].map { latitude in
      MKPolyline(coordinates: [place(latitude, 0), place(latitude, 1)], count: 2)
    }
    let multi = MKMultiPolyline(lines)
    let degree = MKMapSize.world.width / 360
    #expect(abs(multi.boundingMapRect.width / degree - 1) < 1e-9)
    #expect(multi.intersects(lines[1].boundingMapRect))
    #expect(!multi.canReplaceMapContent)
  }
}
