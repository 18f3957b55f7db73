import Foundation
import Geodesy
import TestSupport
import Testing

@Suite struct MapStringTests {
  @Test func `rounds as C does`() {
    var random = SeededGenerator(seed: 9)
    for round in 0..<4000 {
      let value: Double
      switch round % 4 {
      case 0: value = random.number(-100...100)
      case 1: value = (random.number(-10_000...10_000) * 20).rounded() / 20
      case 2: value = Double(bitPattern: random.next())
      default: value = Double(random.integer(-4000...4000)) / 16
      }
      guard !value.isNaN else { continue }
      let expected = String(format: "{%.1f, %.1f}", value, -value)
      #expect(MKStringFromMapPoint(MKMapPoint(x: value, y: -value)) == expected)
    }
  }
}
