import Geodesy

/// Lets the points go that make the smallest triangle with their neighbours.
///
/// A point counts at least as much as those that went before it, so that what is left at a greater limit is
/// always part of what is left at a smaller one.
struct VisvalingamWhyatt {
  /// A point that may go.
  private struct Candidate: Comparable {
    let area: Double
    let row: Int

    /// The smallest triangle is the greatest candidate; of equals the first.
    static func < (left: Candidate, right: Candidate) -> Bool {
      left.area != right.area ? left.area > right.area : left.row > right.row
    }
  }

  private let lines: MeasuredLines
  private var isKept: [Bool]
  private var keptCount: Int

  /// The neighbours of each point among those that are left.
  private var previous: [Int]
  private var next: [Int]

  /// The area in square metres of each point's triangle; what waits with another is out of date.
  private var areas: [Double]
  private var candidates = BinaryHeap<Candidate>()

  /// Which of the points of all lines are kept.
  ///
  /// - Complexity: O(n log n).
  static func kept(of lines: MeasuredLines, _ limit: Simplification.Limit) -> [Bool] {
    var run = VisvalingamWhyatt(lines)
    switch limit {
    case .tolerance(let area): return run.keep(atLeast: 0, area: area)
    case .count(let count): return run.keep(atLeast: count, area: .infinity)
    }
  }

  private init(_ lines: MeasuredLines) {
    self.lines = lines
    let count = lines.places.count
    isKept = [Bool](repeating: true, count: count)
    keptCount = count
    previous = Array(-1..<max(count - 1, -1))
    next = Array(1..<count + 1)
    areas = [Double](repeating: .infinity, count: count)
    var first: [Candidate] = []
    first.reserveCapacity(count)
    for row in 0..<count where !lines.isAnchor[row] {
      areas[row] = lines.area(row - 1, row, row + 1)
      first.append(Candidate(area: areas[row], row: row))
    }
    candidates = BinaryHeap(first)
  }

  private mutating func keep(atLeast count: Int, area limit: Double) -> [Bool] {
    while keptCount > count, let candidate = candidates.popGreatest() {
      let row = candidate.row
      guard isKept[row], candidate.area == areas[row] else { continue }
      guard candidate.area < limit else { break }
      isKept[row] = false
      keptCount -= 1
      let left = previous[row]
      let right = next[row]
      next[left] = right
      previous[right] = left
      update(left)
      update(right)
    }
    return isKept
  }

  /// Gives a point the area that it has with its new neighbours.
  private mutating func update(_ row: Int) {
    guard !lines.isAnchor[row] else { return }
    let area = lines.area(previous[row], row, next[row])
    guard area != areas[row] else { return }
    areas[row] = area
    candidates.insert(Candidate(area: area, row: row))
  }
}

extension MeasuredLines {
  /// The area of the flat triangle of three points, in square metres.
  fileprivate func area(_ first: Int, _ middle: Int, _ last: Int) -> Double {
    var legs = (places[middle] - places[first], places[last] - places[middle])
    if !heights.isEmpty {
      // A rise of h stretches the vector from the centre by h / R.
      let lifted = [first, middle, last].map { row in
        places[row] * (heights[row] / Earth.meanRadius)
      }
      legs.0 = legs.0 + (lifted[1] - lifted[0])
      legs.1 = legs.1 + (lifted[2] - lifted[1])
    }
    let area = legs.0.cross(legs.1).squaredLength.squareRoot() / 2
    let metres = area * Earth.meanRadius * Earth.meanRadius
    return metres.isFinite ? metres : .greatestFiniteMagnitude
  }
}
