import Foundation
import Geodesy
import TestSupport
import Testing

struct SphereCase: Sendable, CustomTestStringConvertible {
  let from: CLLocationCoordinate2D
  let to: CLLocationCoordinate2D
  let distance: Double
  let bearing: Double?
  var testDescription: String { "\(from) to \(to)" }

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ distance: Double, _ bearing: Double?) {
    from = CLLocationCoordinate2D(latitude: a, longitude: b)
    to = CLLocationCoordinate2D(latitude: c, longitude: d)
    self.distance = distance
    self.bearing = bearing
  }
}

@Suite struct SphereTests {
  /// The angle between the two unit vectors, from their cross and dot products, and the bearing from its
  /// defining formula, to 50 digits with mpmath 1.3, on a sphere of 6 371 008.8 m.
  static let cases = [
    SphereCase(48.8566, 2.3522, 40.7128, -74.006, 5_837_248.966_566_375_5, 291.793_862_748_306),
    SphereCase(36.12, -86.67, 33.94, -118.40, 2_886_448.429_764_854_6, 274.593_574_105_463),
    SphereCase(-17.7, 178, -13.8, -172, 1_154_397.207_868_471_4, 69.357_237_516_410_5),
    SphereCase(52.52, 13.405, -33.8688, 151.2093, 16_094_522.180_747_988, 75.036_514_361_174_8),
    SphereCase(60, 10, 60.000_005, 10.000_015, 1.002_298_855_961_917_3, 56.309_923_980_309_4),
    SphereCase(30, 0, -30, 179.999_99, 20_015_113.479_058_282, 90.000_002_5),
    SphereCase(90, 0, -90, 0, 20_015_114.442_035_924, nil),
    SphereCase(0, 0, 0, 90, 10_007_557.221_017_962, 90),
    SphereCase(0, 0, 0.000_000_01, 0, 0.001_111_950_802_335_329_1, 0),
  ]

  @Test(arguments: cases)
  func `measures great circles`(_ expected: SphereCase) {
    let measured = expected.from.distance(to: expected.to)
    #expect(abs(measured - expected.distance) <= 1e-8 + expected.distance * 1e-15)
    #expect(abs(expected.to.distance(to: expected.from) - measured) <= 1e-8)
    let bearing = expected.from.initialBearing(to: expected.to)
    if let wanted = expected.bearing { #expect(abs(bearing - wanted) < 1e-6) }
  }

  @Test func `is exact between antipodes`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let a = random.coordinate()
      let b = CLLocationCoordinate2D(latitude: -a.latitude, longitude: a.longitude + 180)
      #expect(abs(a.distance(to: b) - .pi * Earth.meanRadius) < 1e-6)
    }
  }

  @Test func `gives nothing for what is no number`() {
    let here = CLLocationCoordinate2D()
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(here.distance(to: CLLocationCoordinate2D(latitude: bad, longitude: 0)).isNaN)
      #expect(here.distance(to: CLLocationCoordinate2D(latitude: 0, longitude: bad)).isNaN)
    }
    #expect(here.distance(to: here) == 0)
    #expect(here.initialBearing(to: here) == 0)
  }

  @Test func `arrives where distance and bearing lead`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<5000 {
      let a = random.coordinate()
      let b = random.coordinate()
      let distance = a.distance(to: b)
      let bearing = a.initialBearing(to: b)
      #expect(bearing >= 0 && bearing < 360)
      let end = a.coordinate(at: distance, bearing: bearing)
      #expect(CLLocationCoordinate2DIsValid(end))
      #expect(end.distance(to: b) < 1e-6)
    }
  }

  @Test func `passes the poles`() {
    let quarter = .pi / 2 * Earth.meanRadius
    let pole = CLLocationCoordinate2D(latitude: 0, longitude: 20).coordinate(
      at: quarter,
      bearing: 0
    )
    #expect(abs(pole.latitude - 90) < 1e-9)
    let beyond = CLLocationCoordinate2D(latitude: 80, longitude: 20)
      .coordinate(at: quarter / 4.5, bearing: 0)
    #expect(abs(beyond.latitude - 80) < 1e-9)
    #expect(abs(beyond.longitude + 160) < 1e-9)
  }
}
