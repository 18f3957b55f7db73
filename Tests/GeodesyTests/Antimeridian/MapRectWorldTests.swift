import Geodesy
import TestSupport
import Testing

@Suite struct MapRectWorldTests {
  static let cases: [(x: Double, width: Double, spans: Bool, remainder: ClosedRange<Double>?)] = [
    (0, world, false, nil),
    (10, 20, false, nil),
    (0, 20, false, nil),
    (world - 20, 20, false, nil),
    (-10, 30, true, (world - 10)...world),
    (world - 10, 30, true, 0...20),
    (-10, 10, false, (world - 10)...world),
    (world + 10, 20, false, 10...30),
    (-30, 20, false, (world - 30)...(world - 10)),
    (-10, world + 20, true, 0...world),
    (10, world * 3, true, 0...world),
  ]

  @Test(arguments: cases)
  func `tells what lies outside the world`(
    _ x: Double,
    _ width: Double,
    _ spans: Bool,
    _ remainder: ClosedRange<Double>?
  ) {
    let rect = MKMapRect(x: x, y: 5, width: width, height: 7)
    #expect(rect.spans180thMeridian == spans)
    let rest = rect.remainder()
    guard let remainder else {
      #expect(rest.isNull)
      return
    }
    #expect(rest.minX == remainder.lowerBound)
    #expect(rest.maxX == remainder.upperBound)
    #expect(rest.minY == 5 && rest.height == 7)
  }

  @Test func `shows with its remainder what it shows without`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20_000 {
      // Eighths of the world, so that all sums are exact.
      let rect = MKMapRect(
        x: Double(random.integer(-8...8)) * world / 8,
        y: 0,
        width: Double(random.integer(0...16)) * world / 8,
        height: 1
      )
      guard rect.minX < world, rect.maxX > 0 else { continue }
      let x = (Double(random.integer(0...7)) + 0.5) * world / 8
      let isShown = (-3...3).contains { copy in
        let moved = x + Double(copy) * world
        return moved > rect.minX && moved < rect.maxX
      }
      let point = MKMapPoint(x: x, y: 0.5)
      let parts = [rect.intersection(.world), rect.remainder()]
      #expect(parts.contains { $0.contains(point) } == isShown)
      #expect(rect.contains(point) == isShown)
    }
  }

  @Test func `contains what it shows of the other side`() {
    let rect = MKMapRect(x: world - 10, y: 0, width: 30, height: 10)
    #expect(rect.contains(MKMapPoint(x: 20, y: 10)))
    #expect(!rect.contains(MKMapPoint(x: 20.1, y: 5)))
    #expect(rect.contains(MKMapPoint(x: world + 20, y: 5)))
    #expect(!rect.contains(MKMapPoint(x: 5, y: 10.1)))
    #expect(!rect.contains(MKMapPoint(x: .nan, y: 5)))
    #expect(!rect.contains(MKMapPoint(x: 5, y: .nan)))
    #expect(!rect.contains(MKMapPoint(x: .infinity, y: 5)))
    #expect(MKMapRect.world.contains(MKMapPoint(x: world, y: world)))
    #expect(!MKMapRect.world.contains(MKMapPoint(x: world + 1, y: 0)))
  }

  @Test func `finds the copies that meet a view`() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<5000 {
      let rect = random.rect(in: -20...20)
      let scale = world / 8
      let large = MKMapRect(
        x: rect.minX * scale,
        y: rect.minY,
        width: rect.width * scale,
        height: rect.height
      )
      let other = random.rect(in: -20...20)
      let view = MKMapRect(
        x: other.minX * scale,
        y: other.minY,
        width: other.width * scale,
        height: other.height
      )
      let expected = (-12...12).filter {
        large.offsetBy(dx: Double($0) * world, dy: 0).intersects(view)
      }
      #expect(Array(large.worldCopies(meeting: view)) == expected)
    }
    #expect(MKMapRect.null.worldCopies(meeting: .world).isEmpty)
    #expect(MKMapRect.world.worldCopies(meeting: .null).isEmpty)
  }
}
