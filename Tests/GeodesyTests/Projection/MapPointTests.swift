import Geodesy
import TestSupport
import Testing

struct ProjectionCase: Sendable {
  let latitude: Double
  let longitude: Double
  let x: Double
  let y: Double

  init(_ latitude: Double, _ longitude: Double, _ x: Double, _ y: Double) {
    self.latitude = latitude
    self.longitude = longitude
    self.x = x
    self.y = y
  }
}

@Suite struct MapPointTests {
  /// The formulas of EPSG:3857, scaled to a world of 2²⁸, to 50 digits with mpmath 1.3.
  static let cases = [
    ProjectionCase(0, 0, 134_217_728, 134_217_728),
    ProjectionCase(0, -180, 0, 134_217_728),
    ProjectionCase(0, 180, 268_435_456, 134_217_728),
    ProjectionCase(52.52, 13.405, 144_213_220.465_777_78, 88_034_793.139_079_91),
    ProjectionCase(-33.8688, 151.2093, 246_967_554.102_613_33, 161_086_037.162_403_25),
    ProjectionCase(85, -179, 745_654.044_444_444_4, 439_674.402_483_612_5),
    ProjectionCase(0.000_001, 0, 134_217_728, 134_217_727.254_345_96),
    ProjectionCase(-80, 179.5, 268_062_628.977_777_8, 238_301_053.317_517_98),
  ]

  @Test(arguments: cases)
  func `projects as Web Mercator does`(_ expected: ProjectionCase) {
    let point = MKMapPoint(
      CLLocationCoordinate2D(latitude: expected.latitude, longitude: expected.longitude)
    )
    #expect(abs(point.x - expected.x) < 1e-7)
    #expect(abs(point.y - expected.y) < 1e-7)
  }

  @Test func `comes back to the coordinate`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<5000 {
      let latitude = random.number(-85.051_128...85.051_128)
      let coordinate = CLLocationCoordinate2D(
        latitude: latitude,
        longitude: random.number(-180...180)
      )
      let back = MKMapPoint(coordinate).coordinate
      #expect(abs(back.latitude - coordinate.latitude) < 1e-12 * 100)
      #expect(abs(back.longitude - coordinate.longitude) < 1e-12 * 100)
    }
  }

  @Test func `puts the poles on the edges`() {
    for latitude in [85.051_128_779_806_59, 86, 90] {
      #expect(MKMapPoint(CLLocationCoordinate2DMake(latitude, 0)).y == 0)
      #expect(MKMapPoint(CLLocationCoordinate2DMake(-latitude, 0)).y == world)
    }
    // atan(sinh π), to 25 digits with mpmath: 85.05112877980659237779672.
    #expect(abs(MKMapPoint(x: 0, y: 0).coordinate.latitude - 85.051_128_779_806_59) < 1e-12)
  }

  @Test func `keeps both sides of the antimeridian apart and wraps copies`() {
    #expect(MKMapPoint(x: 0, y: 0).coordinate.longitude == -180)
    #expect(MKMapPoint(x: world, y: 0).coordinate.longitude == 180)
    #expect(abs(MKMapPoint(x: world * 1.25, y: 0).coordinate.longitude + 90) < 1e-12)
    #expect(abs(MKMapPoint(x: -world * 0.25, y: 0).coordinate.longitude - 90) < 1e-12)
    #expect(MKMapPoint(CLLocationCoordinate2DMake(0, 190)).x > world)
  }

  @Test func `makes no place of what is none`() {
    let none = [
      CLLocationCoordinate2DMake(.nan, 0), CLLocationCoordinate2DMake(0, .nan),
      CLLocationCoordinate2DMake(.infinity, 0), CLLocationCoordinate2DMake(0, -.infinity),
      CLLocationCoordinate2DMake(90.1, 0), kCLLocationCoordinate2DInvalid,
    ]
    for coordinate in none {
      let point = MKMapPoint(coordinate)
      #expect(point.x.isNaN && point.y.isNaN)
      #expect(!point.isOnMap)
    }
  }

  @Test func `measures metres, the short way round`() {
    let fiji = CLLocationCoordinate2DMake(-17.7, 178)
    let samoa = CLLocationCoordinate2DMake(-13.8, -172)
    let measured = MKMapPoint(fiji).distance(to: MKMapPoint(samoa))
    // See `SphereTests.cases`.
    #expect(abs(measured - 1_154_397.207_868_471_4) < 1e-4)
  }

  @Test func `has a scale that agrees with its distances`() {
    // 2π · 6 371 008.8 m / 2²⁸, with mpmath.
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_124_223_307_042_75) < 1e-15)
    for latitude in stride(from: -85.0, through: 85, by: 5) {
      let point = MKMapPoint(CLLocationCoordinate2DMake(latitude, 12))
      let east = MKMapPoint(x: point.x + 100, y: point.y)
      let metres = MKMetersPerMapPointAtLatitude(latitude) * 100
      #expect(abs(point.distance(to: east) - metres) < metres * 1e-6)
      #expect(abs(MKMapPointsPerMeterAtLatitude(latitude) * metres - 100) < 1e-9)
    }
    #expect(MKMapPointsPerMeterAtLatitude(90).isFinite)
    #expect(MKMetersPerMapPointAtLatitude(90) == MKMetersPerMapPointAtLatitude(-89))
    #expect(MKMetersPerMapPointAtLatitude(90) > 0)
  }
}
