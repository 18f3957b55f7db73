import Geodesy
import TestSupport
import Testing

@Suite struct GreatCircleTests {
  @Test func `interpolates in proportion`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let a = random.coordinate()
      let b = random.coordinate()
      let fraction = random.number(0...1)
      let between = a.interpolated(to: b, fraction: fraction)
      let whole = a.distance(to: b)
      #expect(abs(a.distance(to: between) - whole * fraction) < 1e-5)
      #expect(abs(between.distance(to: b) - whole * (1 - fraction)) < 1e-5)
    }
  }

  @Test func `has its ends exactly`() {
    let a = CLLocationCoordinate2D(latitude: 10.1, longitude: 179.3)
    let b = CLLocationCoordinate2D(latitude: -3.7, longitude: -170.2)
    #expect(a.interpolated(to: b, fraction: 0) == a)
    #expect(a.interpolated(to: b, fraction: 1) == b)
    let line = a.greatCircle(to: b, spacing: 10_000)
    #expect(line.first == a)
    #expect(line.last == b)
  }

  @Test(arguments: [0.5, 1, 999, 1000, 1001, 100_000, 1e9, .infinity])
  func `keeps to its spacing`(spacing: Double) {
    let a = CLLocationCoordinate2D(latitude: 52, longitude: 179.9)
    let b = a.coordinate(at: 10_000.3, bearing: 80)
    let line = a.greatCircle(to: b, spacing: spacing)
    #expect(line.count == max(1, Int((10_000.3 / spacing).rounded(.up))) + 1)
    for (from, to) in zip(line, line.dropFirst()) {
      #expect(from.distance(to: to) <= spacing * (1 + 1e-6))
    }
  }

  @Test func `has no more pieces than its limit`() {
    let a = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let b = CLLocationCoordinate2D(latitude: 10, longitude: 120)
    let limit = CLLocationCoordinate2D.maximumGreatCirclePieces
    #expect(a.greatCircle(to: b, spacing: 1e-300).count == limit + 1)
  }

  @Test func `is its two ends for what is no number or one place`() {
    let a = CLLocationCoordinate2D()
    let bad = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
    #expect(a.greatCircle(to: bad, spacing: 1).count == 2)
    #expect(a.greatCircle(to: a, spacing: 1) == [a, a])
  }
}
