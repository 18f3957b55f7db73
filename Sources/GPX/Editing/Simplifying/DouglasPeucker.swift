import Geodesy

/// Keeps the points that are farthest from the line through those kept before.
///
/// The pieces between kept points wait in a queue, and the one that misses most is split first, at the
/// point that it misses by most. So any number of points can be asked for, and a tolerance ends the work
/// where the worst piece meets it: the points are then those of the algorithm by its authors.
struct DouglasPeucker {
  /// A piece of a line that misses one of its points.
  private struct Piece: Comparable {
    let first: Int
    let last: Int
    let farthest: Int
    let distance: Double
    let depth: Int

    /// The worst piece is the greatest; of equals the first.
    static func < (left: Piece, right: Piece) -> Bool {
      left.distance != right.distance ? left.distance < right.distance : left.first > right.first
    }
  }

  /// The depth of splits from which on a piece is halved instead.
  ///
  /// Splits at the farthest point can leave most of a piece on one side each time: a spiral would take
  /// O(n²). Halving keeps the promise of the tolerance, only that some more points stay.
  private static let maximumUnevenDepth = 64

  /// The metres up to which a point counts as on the line: what is less is rounding.
  private static let roundingError = 1e-6

  private let lines: MeasuredLines
  private let tolerance: Double
  private var pieces = BinaryHeap<Piece>()
  private var isKept: [Bool]
  private var keptCount = 0

  /// Which of the points of all lines are kept.
  ///
  /// - Complexity: O(n log n) for usual lines, O(n · (``maximumUnevenDepth`` + log n)) for any.
  static func kept(of lines: MeasuredLines, _ limit: Simplification.Limit) -> [Bool] {
    switch limit {
    case .tolerance(let tolerance):
      var run = DouglasPeucker(lines, tolerance: max(tolerance, roundingError))
      return run.keep(atMost: .max)
    case .count(let count):
      var run = DouglasPeucker(lines, tolerance: roundingError)
      return run.keep(atMost: count)
    }
  }

  private init(_ lines: MeasuredLines, tolerance: Double) {
    self.lines = lines
    self.tolerance = tolerance
    isKept = lines.isAnchor
  }

  private mutating func keep(atMost limit: Int) -> [Bool] {
    var previous = 0
    for row in isKept.indices where isKept[row] {
      keptCount += 1
      add(from: previous, to: row, depth: 0)
      previous = row
    }
    while keptCount < limit, let piece = pieces.popGreatest() {
      let isUneven = piece.depth >= Self.maximumUnevenDepth
      let split = isUneven ? (piece.first + piece.last) / 2 : piece.farthest
      isKept[split] = true
      keptCount += 1
      add(from: piece.first, to: split, depth: piece.depth + 1)
      add(from: split, to: piece.last, depth: piece.depth + 1)
    }
    return isKept
  }

  /// Lets a piece wait, if it misses a point by more than the tolerance.
  private mutating func add(from first: Int, to last: Int, depth: Int) {
    guard last - first > 1 else { return }
    let (farthest, distance) =
      lines.heights.isEmpty
      ? lines.farthest(between: first, and: last)
      : lines.farthestInSpace(between: first, and: last)
    guard distance > tolerance else { return }
    pieces.insert(
      Piece(first: first, last: last, farthest: farthest, distance: distance, depth: depth)
    )
  }
}

extension MeasuredLines {
  /// The point between two others that is farthest from the arc between them, and its distance in metres.
  fileprivate func farthest(between first: Int, and last: Int) -> (row: Int, distance: Double) {
    let arc = SphereArc(from: places[first], to: places[last])
    var inside = (row: first + 1, sine: -1.0)
    var beyond = (row: first + 1, squaredChord: -1.0)
    for row in first + 1..<last {
      switch arc.offset(of: places[row]) {
      case .inside(let sine):
        if abs(sine) > inside.sine { inside = (row, abs(sine)) }
      case .beyond(let squaredChord):
        if squaredChord > beyond.squaredChord { beyond = (row, squaredChord) }
      }
    }
    let across = inside.sine < 0 ? -1 : SphereArc.metres(sine: inside.sine)
    let away = beyond.squaredChord < 0 ? -1 : SphereArc.metres(squaredChord: beyond.squaredChord)
    return across >= away ? (inside.row, across) : (beyond.row, away)
  }

  /// The point between two others that is farthest from the line between them in space, and its distance
  /// in metres.
  fileprivate func farthestInSpace(
    between first: Int,
    and last: Int
  ) -> (row: Int, distance: Double) {
    let arc = SphereArc(from: places[first], to: places[last])
    var farthest = (row: first + 1, distance: -1.0)
    for row in first + 1..<last {
      let share = arc.fraction(nearestTo: places[row])
      let height = heights[first] * (1 - share) + heights[last] * share
      let rise = heights[row] - height
      let away = arc.distance(to: places[row])
      // A rise that overflows its square is farther than any other.
      let distance = min((away * away + rise * rise).squareRoot(), .greatestFiniteMagnitude)
      if distance > farthest.distance { farthest = (row, distance) }
    }
    return farthest
  }
}
