import TestSupport
import Testing

@testable import Geodesy

/// The levels are seen from outside by their speed alone, so these tests look inside.
@Suite struct LineLevelTests {
  @Test func `stays within its memory and has what a query needs`() {
    var random = SeededGenerator(seed: 23)
    let zigzag = (0..<5000).map { MKMapPoint(x: Double($0), y: $0 % 2 == 0 ? 0 : 1e6) }
    for points in [
      random.track(count: 20_000, step: 30), zigzag, random.gridLine(count: 999, size: 3),
    ] {
      let line = SimplifiedLine(points)
      let listed = line.levels.dropFirst().map(\.count).reduce(0, +)
      #expect(listed <= points.count)
      for level in line.levels {
        let expected = points.indices.filter { line.importances[$0] >= level.limit }
        #expect((0..<level.count).map { level.vertex($0) } == expected)
      }
    }
  }

  @Test func `looks at few vertices more than it gives`() {
    var random = SeededGenerator(seed: 24)
    let line = SimplifiedLine(random.track(count: 100_000, step: 60))
    for tolerance in [0.5, 1, 4, 20, 100, 1000.0] {
      let given = line.importances.count { Double($0) > tolerance }
      let looked = line.level(for: tolerance).count
      #expect(looked <= 5 * given + LineLevel.piecesPerBox)
    }
  }
}
