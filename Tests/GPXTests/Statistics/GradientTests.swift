import TestSupport
import Testing

@testable import GPX

@Suite struct GradientTests {
  private func gradients(
    _ elevations: [Double?],
    at metres: [Double],
    window: Double = 100
  ) -> [Double?] {
    var result: [Double?] = []
    GradientMeter.forEach(NumberColumn(elevations), along: metres, window: window) {
      result.append($0)
    }
    return result
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } ?? false
  }

  @Test func `of an even slope is that slope everywhere, ends included`() {
    var random = SeededGenerator(seed: 31)
    for slope in [-0.25, 0, 0.08, 3] {
      var metres = [0.0]
      for _ in 0..<200 { metres.append(metres[metres.count - 1] + random.step()) }
      let elevations = metres.map { 1000 + slope * $0 }
      for gradient in gradients(elevations, at: metres) {
        #expect(isNear(gradient, 100 * slope))
      }
    }
  }

  @Test func `is not known on less than a window, or without elevations`() {
    #expect(gradients([], at: []) == [])
    #expect(gradients([5], at: [0]) == [nil])
    #expect(gradients([5, 6], at: [0, 99]) == [nil, nil])
    #expect(isNear(gradients([5, 6], at: [0, 100])[1], 1))
    #expect(gradients([nil, nil], at: [0, 500]) == [nil, nil])
    #expect(gradients([5, 5, 5], at: [0, 0, 0]) == [nil, nil, nil])
    // Between two elevations the profile is straight; a point without one has no gradient.
    let gap = gradients([0, nil, 40, nil], at: [0, 100, 400, 500])
    #expect(isNear(gap[0], 10) && gap[1] == nil && isNear(gap[2], 10) && gap[3] == nil)
  }

  @Test func `over a summit is that of the line with the least squares`() {
    // ∫ of s · h over ±50 m with h = −0.1 |s − 25|: by hand, from −50 to 25 and from 25 to 50.
    let metres = [0.0, 225, 200, 500].sorted()
    let elevations = metres.map { 100 - 0.1 * abs($0 - 225) }
    let rising = { (s: Double) in 0.1 * (s * s * s / 3 - 25 * s * s / 2) }
    let moment = rising(25) - rising(-50) - rising(50) + rising(25)
    let expected = 100 * 12 * moment / 1_000_000
    #expect(isNear(gradients(elevations, at: metres)[1], expected))
    #expect(abs(expected - 6.875) < 1e-9)
  }

  @Test func `does not depend on halts, nor on how often a device records`() throws {
    let metres = (0...40).map { Double($0) * 25 }
    let elevations: [Double?] = metres.map { 50 + 0.0001 * $0 * ($0 - 700) }
    let once = gradients(elevations, at: metres)
    var dense: [Double] = []
    var heights: [Double?] = []
    for (row, metre) in metres.enumerated() {
      for part in 0..<5 where row + 1 < metres.count {
        let share = Double(part) / 5
        let here = try #require(elevations[row])
        let next = try #require(elevations[row + 1])
        dense.append(metre + 25 * share)
        heights.append(here + (next - here) * share)
      }
      // A halt of a hundred points at every tenth.
      if row % 10 == 0 {
        dense += [Double](repeating: metre, count: 100).filter { $0 >= dense.last ?? 0 }
        heights += [Double?](repeating: elevations[row], count: dense.count - heights.count)
      }
    }
    let often = gradients(heights, at: dense)
    for (row, metre) in metres.enumerated().dropLast() {
      let same = try #require(dense.firstIndex(of: metre))
      #expect(abs((often[same] ?? .nan) - (once[row] ?? .nan)) < 1e-9)
    }
  }

  @Test func `keeps its digits on long ways with leaps`() {
    // By the same integral, window by window.
    var random = SeededGenerator(seed: 32)
    var metres = [0.0]
    var elevations = [0.0]
    for row in 1..<4000 {
      let leap = row % 700 == 0 ? 2e7 : row % 50 == 0 ? 400 : 0
      metres.append(metres[row - 1] + leap + Double.random(in: 0...12, using: &random))
      elevations.append(Double.random(in: -50...5000, using: &random))
    }
    let found = gradients(elevations, at: metres)
    let profile = PiecewiseLine(NumberColumn(elevations), along: metres)
    for row in stride(from: 0, to: 4000, by: 7) {
      let start = max(0, min(metres[row] - 50, profile.end - 100))
      let end = start + 100
      var moment = 0.0
      for piece in 0..<3999 where metres[piece + 1] > start && metres[piece] < end {
        moment +=
          profile.integral(
            piece: piece,
            from: max(start, metres[piece]),
            to: min(end, metres[piece + 1]),
            about: (start + end) / 2
          ).moment
      }
      #expect(abs((found[row] ?? .nan) - 100 * 12 * moment / 1e6) < 1e-6)
    }
  }
}

extension SeededGenerator {
  /// The metres to a next point, now and then none.
  fileprivate mutating func step() -> Double {
    Int.random(in: 0...5, using: &self) == 0 ? 0 : Double.random(in: 0...60, using: &self)
  }
}
