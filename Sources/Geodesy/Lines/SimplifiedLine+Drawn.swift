extension SimplifiedLine {
  /// How long the line that is drawn with a tolerance is up to each box of its level, in map points.
  ///
  /// A pattern of dashes that is measured along it stands still, whatever part of the line is drawn.
  package struct DrawnLengths: Sendable {
    fileprivate let tolerance: Double
    fileprivate let level: Int

    /// The number of vertices that were measured.
    fileprivate let count: Int

    /// The last kept entry not after the first of each box, and the length up to it.
    fileprivate var entries: [Int32] = []
    fileprivate var lengths: [Double] = []

    /// Whether these are the lengths of that line with that tolerance.
    package func fits(_ line: SimplifiedLine, tolerance: Double) -> Bool {
      self.tolerance == tolerance && count == line.points.count
    }
  }

  /// The place between the vertices that are drawn with a tolerance: the kept vertices before and after a position, and
  /// how far it is from the one to the other.
  ///
  /// Positions are those of ``LineRuns/positions``.
  package func chord(
    at position: Double,
    tolerance: Double
  ) -> (before: Int, after: Int, fraction: Double) {
    let tolerance = tolerance > 0 ? tolerance : 0
    let level = level(for: tolerance)
    let vertex = max(0, min(Int(position.rounded(.down)), points.count - 1))
    var entry = level.entry(atOrBefore: vertex)
    // The ends are kept.
    while entry > 0, !isKept(entry, of: level, tolerance) { entry -= 1 }
    let before = level.vertex(entry)
    guard position > Double(before), entry + 1 < level.count else { return (before, before, 0) }
    var next = entry + 1
    while next + 1 < level.count, !isKept(next, of: level, tolerance) { next += 1 }
    let after = level.vertex(next)
    return (before, after, min(1, (position - Double(before)) / Double(after - before)))
  }

  /// Measures the line that is drawn with a tolerance.
  ///
  /// - Complexity: O(k) for k vertices of the level that is used.
  package func drawnLengths(tolerance: Double) -> DrawnLengths {
    let tolerance = tolerance > 0 ? tolerance : 0
    let level = level(for: tolerance)
    var lengths = DrawnLengths(
      tolerance: tolerance,
      level: levels.firstIndex { $0.limit == level.limit } ?? 0,
      count: points.count
    )
    var length = 0.0
    var last = 0
    for entry in 0..<level.count {
      if isKept(entry, of: level, tolerance) {
        length += distance(level.vertex(last), level.vertex(entry))
        last = entry
      }
      if entry % LineLevel.piecesPerBox == 0 {
        lengths.entries.append(Int32(last))
        lengths.lengths.append(length)
      }
    }
    return lengths
  }

  /// How long the line that is drawn is up to a position, in map points; see ``LineRuns/positions``.
  package func drawnLength(upTo position: Double, in lengths: DrawnLengths) -> Double {
    guard !lengths.entries.isEmpty, lengths.level < levels.count else { return 0 }
    let level = levels[lengths.level]
    let place = chord(at: position, tolerance: lengths.tolerance)
    let target = level.entry(atOrBefore: place.before)
    let box = min(target / LineLevel.piecesPerBox, lengths.entries.count - 1)
    var last = Int(lengths.entries[box])
    var length = lengths.lengths[box]
    if last < target {
      for entry in (last + 1)...target where isKept(entry, of: level, lengths.tolerance) {
        length += distance(level.vertex(last), level.vertex(entry))
        last = entry
      }
    }
    return length + distance(place.before, place.after) * place.fraction
  }

  /// The place on the whole line at a position: a vertex's index and the fraction of the piece after it.
  package func point(at position: Double) -> MKMapPoint {
    let vertex = max(0, min(Int(position.rounded(.down)), points.count - 1))
    let fraction = position - Double(vertex)
    guard fraction > 0, vertex + 1 < points.count else { return points[vertex] }
    return LineSegment(from: points[vertex], to: points[vertex + 1]).point(at: min(1, fraction))
  }

  private func isKept(_ entry: Int, of level: LineLevel, _ tolerance: Double) -> Bool {
    Double(importances[level.vertex(entry)]) > tolerance
  }

  private func distance(_ first: Int, _ second: Int) -> Double {
    let dx = points[second].x - points[first].x
    let dy = points[second].y - points[first].y
    return (dx * dx + dy * dy).squareRoot()
  }
}
