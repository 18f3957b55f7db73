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

  private let isAnchor: [Bool]

  /// The points in earth radii from the centre, at their heights where those count.
  private let points: [SphereVector]
  private var isKept: [Bool]
  private var keptCount: Int

  /// The neighbours of each point among those that are left.
  private var previous: [Int]
  private var next: [Int]

  /// The area in square metres of each point's triangle; one that waits with another is out of date.
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
    isAnchor = lines.isAnchor
    points =
      lines.heights.isEmpty
      ? lines.places
      : zip(lines.places, lines.heights).map { $0 * (1 + $1 / Earth.meanRadius) }
    let count = points.count
    isKept = [Bool](repeating: true, count: count)
    keptCount = count
    previous = Array(-1..<max(count - 1, -1))
    next = Array(1..<count + 1)
    areas = [Double](repeating: .infinity, count: count)
    var first: [Candidate] = []
    first.reserveCapacity(count)
    for row in 0..<count where !isAnchor[row] {
      areas[row] = area(row - 1, row, row + 1)
      first.append(Candidate(area: areas[row], row: row))
    }
    candidates = BinaryHeap(first)
  }

  private mutating func keep(atLeast count: Int, area limit: Double) -> [Bool] {
    while keptCount > count, let candidate = candidates.popGreatest() {
      let row = candidate.row
      guard isKept[row] else { continue }
      if candidate.area < areas[row] {
        // Its triangle has grown since: it has to wait for its turn.
        candidates.insert(Candidate(area: areas[row], row: row))
        continue
      }
      // What waited with a larger area waits a second time, with a smaller one.
      guard candidate.area == areas[row] else { continue }
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
    guard !isAnchor[row] else { return }
    let area = area(previous[row], row, next[row])
    let hasShrunk = area < areas[row]
    areas[row] = area
    // Most triangles grow; those are found out when their turn comes, which keeps the queue short.
    if hasShrunk { candidates.insert(Candidate(area: area, row: row)) }
  }

  /// The area of the flat triangle of three points, in square metres.
  private func area(_ first: Int, _ middle: Int, _ last: Int) -> Double {
    let product = (points[middle] - points[first]).cross(points[last] - points[middle])
    let area = product.squaredLength.squareRoot() / 2 * Earth.meanRadius * Earth.meanRadius
    // Heights that overflow make a triangle as large as any.
    return area.isFinite ? area : .greatestFiniteMagnitude
  }
}
