import Geodesy
import TestSupport
import Testing

struct GeodesicCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let from: CLLocationCoordinate2D
  let to: CLLocationCoordinate2D
  let distance: Double

  init(
    _ name: String,
    _ a: Double,
    _ b: Double,
    _ c: Double,
    _ d: Double,
    _ distance: Double
  ) {
    testDescription = name
    from = CLLocationCoordinate2D(latitude: a, longitude: b)
    to = CLLocationCoordinate2D(latitude: c, longitude: d)
    self.distance = distance
  }
}

@Suite struct GeodesicTests {
  /// Distances that GeographicLib 2.1 for Python computes, by `Geodesic.WGS84.Inverse`.
  ///
  /// The first is also published: C. F. F. Karney, *Test set for geodesics*, doi:10.5281/zenodo.32156.
  static let cases = [
    GeodesicCase(
      "the first line of GeodTest.dat",
      36.530042355041,
      0,
      -48.16427077909777,
      5.762344694676511,
      9398502.043468699
    ),
    GeodesicCase("Vincenty fails here", 0, 0, 0.5, 179.5, 19936288.578965314),
    GeodesicCase("Vincenty fails here too", 0, 0, 0.5, 179.7, 19944127.420750458),
    GeodesicCase("antipodes on the equator", 0, 0, 0, 180, 20003931.458625447),
    GeodesicCase("nearly antipodes on the equator", 0, 10, 0, -170.5, 19980861.908890963),
    GeodesicCase(
      "the last equatorial pair whose way is the equator",
      0,
      0,
      0,
      179.39,
      19969603.453405343
    ),
    GeodesicCase("the first whose way leaves it", 0, 0, 0, 179.4, 19970715.516595997),
    GeodesicCase("antipodes at 30 degrees", 30, 0, -30, 180, 20003931.458625447),
    GeodesicCase("antipodes at 45 degrees", -45, 100, 45, -80, 20003931.458625447),
    GeodesicCase("a hair from antipodes", 30, 0, -30, 179.9999999, 20003931.458625447),
    GeodesicCase(
      "a millimetre from antipodes in latitude",
      30,
      0,
      -29.99999999,
      180,
      20003931.457516920
    ),
    GeodesicCase("a degree from antipodes", 41, 10, -40, -169.5, 19886985.172538865),
    GeodesicCase("pole to pole", 90, 0, -90, 0, 20003931.458625447),
    GeodesicCase("pole to pole, with longitudes", 90, 33, -90, -120, 20003931.458625447),
    GeodesicCase("pole to equator", 90, 0, 0, 77, 10001965.729312724),
    GeodesicCase("pole to a coordinate", -90, 12, 52.5, 13.4, 15820945.327611402),
    GeodesicCase("along a meridian", 10, 5, 50, 5, 4434992.208449778),
    GeodesicCase("over the pole", 80, 0, 80, 180, 2233651.714751699),
    GeodesicCase("across the 180th meridian", -17.7, 178, -13.8, -172, 1154965.966865001),
    GeodesicCase("a quarter of the equator", 0, 0, 0, 90, 10018754.171394622),
    GeodesicCase("Paris to New York", 48.8566, 2.3522, 40.7128, -74.006, 5852935.291766766),
    GeodesicCase("Wellington to Salamanca", -41.32, 174.81, 40.96, -5.5, 19959679.267353822),
    GeodesicCase("Berlin to Sydney", 52.52, 13.405, -33.8688, 151.2093, 16088415.914223850),
    GeodesicCase("a kilometre in Norway", 60.0, 10.0, 60.005, 10.015, 1005.376050739),
    GeodesicCase("a metre in Norway", 60.0, 10.0, 60.000005, 10.000015, 1.005428456),
    GeodesicCase("a tenth of a millimetre", 60.0, 10.0, 60.0000000005, 10.0000000015, 0.000100542),
    GeodesicCase("along a parallel, near", 47.0, 8.0, 47.0, 8.00001, 0.760559983),
    GeodesicCase("along a parallel, half round", 60.0, -90, 60.0, 90, 6695785.819644420),
    GeodesicCase("near the pole", 89.9999999, 0, 89.9999999, 180, 0.022338795),
    GeodesicCase("the same coordinate", 47.0, 8.0, 47.0, 8.0, 0.000000000),
    GeodesicCase("the same, a turn away", 47.0, -180, 47.0, 180, 0.000000000),
    GeodesicCase(
      "nearly antipodes near the poles",
      -89.88293920039992,
      -143.64604656868883,
      89.8829392003993,
      36.35395343281331,
      20003931.458625380
    ),
    GeodesicCase(
      "nearly one place near a pole",
      -89.38681537041661,
      -163.5818380756882,
      -89.38681537041693,
      -163.58183807568818,
      0.000000035
    ),
    GeodesicCase(
      "a little less than a kilometre, at a slant",
      -79.66201755443619,
      0,
      -79.65731558322094,
      0.03773911341557165,
      920.855005714
    ),
    GeodesicCase(
      "a little more",
      -75.55622348731609,
      0,
      -75.55130593760825,
      -0.04610244098270841,
      1396.732956862
    ),
    GeodesicCase("eight kilometres at a slant", -75.5, 0, -75.46, 0.25, 8302.258777673),
    GeodesicCase(
      "half round, not quite antipodes",
      -63.23851398678093,
      12.5,
      63.23851398818411,
      192.5,
      20003931.458469044
    ),
  ]

  @Test(arguments: cases)
  func `measures the ellipsoid to some nanometres`(_ expected: GeodesicCase) {
    let there = expected.from.geodesicDistance(to: expected.to)
    #expect(abs(there - expected.distance) < 3e-8)
    #expect(abs(expected.to.geodesicDistance(to: expected.from) - there) < 3e-8)
  }

  @Test func `is the same mirrored and turned`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let a = random.coordinate()
      let b = random.coordinate()
      let there = a.geodesicDistance(to: b)
      func mirrored(_ c: CLLocationCoordinate2D) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: -c.latitude, longitude: -c.longitude)
      }
      #expect(abs(mirrored(a).geodesicDistance(to: mirrored(b)) - there) < 5e-8)
      let turned = CLLocationCoordinate2D(latitude: b.latitude, longitude: b.longitude + 360)
      #expect(abs(a.geodesicDistance(to: turned) - there) < 5e-8)
    }
  }

  @Test func `keeps to the triangle inequality and near the sphere, antipodes included`() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<5000 {
      let a = random.coordinate()
      var b = random.coordinate()
      if round % 2 == 0 {
        b.latitude = max(-90, min(90, -a.latitude + random.number(-0.7...0.7)))
        b.longitude = a.longitude + 180 + random.number(-0.7...0.7)
      }
      let middle = random.coordinate()
      let whole = a.geodesicDistance(to: b)
      let detour = a.geodesicDistance(to: middle) + middle.geodesicDistance(to: b)
      #expect(whole <= detour + 1e-7)
      #expect(abs(whole - a.distance(to: b)) <= 0.0057 * whole)
    }
  }

  @Test func `gives nothing for what is no place`() {
    let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(here.geodesicDistance(to: CLLocationCoordinate2D(latitude: bad, longitude: 0)).isNaN)
      #expect(here.geodesicDistance(to: CLLocationCoordinate2D(latitude: 0, longitude: bad)).isNaN)
    }
    #expect(here.geodesicDistance(to: CLLocationCoordinate2D(latitude: 90.1, longitude: 0)).isNaN)
  }
}
