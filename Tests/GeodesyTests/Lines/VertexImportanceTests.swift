import Geodesy
import TestSupport
import Testing

@Suite struct VertexImportanceTests {
  /// Douglas and Peucker's method as it is usually told, with the same rule for equals.
  private func oracle(_ line: [MKMapPoint]) -> [Float] {
    var result = [Float](repeating: 0, count: line.count)
    func split(_ first: Int, _ last: Int, _ ceiling: Float) {
      guard last - first > 1 else { return }
      let distances = ((first + 1)..<last).map { index in
        (index, distance(from: line[index], toPiece: line[first], line[last]))
      }
      guard let largest = distances.map(\.1).max() else { return }
      let equals = distances.filter { abs($0.1 - largest) <= largest * 1e-12 }.map(\.0)
      let middle = Double(first + last) / 2
      guard let farthest = equals.min(by: { abs(Double($0) - middle) < abs(Double($1) - middle) })
      else { return }
      result[farthest] = min(ceiling, Float(largest))
      split(first, farthest, result[farthest])
      split(farthest, last, result[farthest])
    }
    if !line.isEmpty {
      result[0] = .infinity
      result[line.count - 1] = .infinity
      split(0, line.count - 1, .infinity)
    }
    return result
  }

  @Test(arguments: 0...8)
  func `agrees with the recursive method on lines of a size`(count: Int) {
    var random = SeededGenerator(seed: UInt64(100 + count))
    for _ in 0..<500 {
      var line: [MKMapPoint] = []
      for _ in 0..<count {
        line.append(MKMapPoint(x: random.number(0...100), y: random.number(0...100)))
      }
      expectEqual(VertexImportance.importances(of: line), oracle(line))
    }
  }

  @Test func `agrees with the recursive method on tracks`() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<50 {
      let line = random.track(count: random.integer(9...400), step: 30)
      expectEqual(VertexImportance.importances(of: line), oracle(line))
    }
  }

  private func expectEqual(_ importances: [Float], _ expected: [Float]) {
    #expect(importances.count == expected.count)
    for (a, b) in zip(importances, expected) {
      #expect(a == b || abs(a - b) <= 1e-4 * max(1, abs(b)))
    }
  }

  @Test func `keeps every vertex within the tolerance`() {
    var random = SeededGenerator(seed: 18)
    for round in 0..<60 {
      let line =
        round % 2 == 0
        ? random.track(count: 300, step: 20) : random.gridLine(count: 200, size: 12)
      let importances = VertexImportance.importances(of: line)
      for tolerance in [0, 0.3, 1, 3, 10, 100.0] {
        expectWithin(tolerance, line, importances)
      }
    }
  }

  private func expectWithin(_ tolerance: Double, _ line: [MKMapPoint], _ importances: [Float]) {
    let kept = line.indices.filter { Double(importances[$0]) > tolerance }
    for (from, to) in zip(kept, kept.dropFirst()) {
      for index in from...to {
        let error = distance(from: line[index], toPiece: line[from], line[to])
        #expect(error <= tolerance * (1 + 1e-6) + 1e-6)
      }
    }
  }

  @Test func `needs only the ends of a straight or repeated line`() {
    let straight = (0...10).map { MKMapPoint(x: Double($0), y: Double(2 * $0)) }
    #expect(
      VertexImportance.importances(of: straight).dropFirst().dropLast().allSatisfy { $0 == 0 }
    )
    let repeated = [MKMapPoint](repeating: MKMapPoint(x: 3, y: 4), count: 9)
    #expect(
      VertexImportance.importances(of: repeated).dropFirst().dropLast().allSatisfy { $0 == 0 }
    )
  }

  @Test func `stays bounded on a spiral, and keeps its promise`() {
    // Turns that grow: the farthest vertex is always near the end, so that each split takes off a little.
    var point = (x: 1.0, y: 0.0)
    let line = (0..<20_000).map { _ in
      point = (
        x: (point.x * 0.995 - point.y * 0.0998) * 1.000_4,
        y: (point.y * 0.995 + point.x * 0.0998) * 1.000_4
      )
      return MKMapPoint(x: point.x, y: point.y)
    }
    let importances = VertexImportance.importances(of: line)
    for tolerance in [0.1, 1, 20.0] { expectWithin(tolerance, line, importances) }
  }
}
