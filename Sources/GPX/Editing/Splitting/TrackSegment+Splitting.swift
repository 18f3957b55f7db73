extension TrackSegment {
  /// The pieces between the places where a rule splits the segment.
  ///
  /// Every point is in a piece, in its order, with all that it has; with ``SplitEnds/shared`` the point
  /// where a piece ends begins the next one, too. No point is made: see
  /// ``splitExactly(by:limit:)`` for that. Every piece has the extensions of the segment. An empty segment
  /// has no pieces.
  ///
  /// - Complexity: linear, and n log n in the number of rows that a rule names.
  public func split(by rule: SplitRule, ends: SplitEnds = .shared) -> [TrackSegment] {
    ranges(by: rule, ends).map { selecting($0) }
  }

  /// The number of pieces that ``splitExactly(by:limit:)`` makes at most, if it is not told otherwise.
  public static let defaultPieceLimit = 100_000

  /// The pieces between the very places where a rule splits the segment.
  ///
  /// Where such a place is between two points, a point is made for it, which ends a piece and begins the
  /// next: it has a place, on the great circle; an elevation and a time where both points have them; and
  /// nothing else. So pieces by ``SplitRule/length(_:)`` are as long as asked for, but for the last.
  ///
  /// Only lengths, durations, days and places can lie between points; other rules split at points, and
  /// ends are shared but for gaps.
  ///
  /// - Complexity: linear in the number of points and pieces.
  /// - Throws: ``EditError`` where there would be more pieces than the limit.
  public func splitExactly(
    by rule: SplitRule,
    limit: Int = defaultPieceLimit
  ) throws(EditError) -> [TrackSegment] {
    guard !isEmpty else { return [] }
    let finder = CutFinder(segment: self, isExact: true, limit: limit)
    let last = LinePosition(row: count - 1)
    var result: [TrackSegment] = []
    var start = LinePosition(row: 0)
    for cut in try finder.cuts(rule, .shared) {
      if cut.isGap {
        result.append(part(from: start, to: LinePosition(row: cut.row - 1)))
      } else {
        guard cut.position > start, cut.position < last else { continue }
        result.append(part(from: start, to: cut.position))
      }
      start = cut.position
    }
    result.append(part(from: start, to: last))
    guard result.count <= limit else { throw EditError(.tooMany(limit: limit)) }
    return result
  }

  /// The rows of the pieces between the points where a rule splits the segment.
  func ranges(by rule: SplitRule, _ ends: SplitEnds) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    let finder = CutFinder(segment: self, isExact: false, limit: .max)
    // Without exact places there are no more cuts than points, so nothing is thrown.
    return ranges(between: (try? finder.cuts(rule, ends)) ?? [], ends)
  }

  /// The rows of the pieces between cuts.
  func ranges(between cuts: [LineCut], _ ends: SplitEnds) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for cut in cuts where cut.row > start {
      if ends == .shared, !cut.isGap {
        guard cut.row < count - 1 else { continue }
        result.append(start..<cut.row + 1)
      } else {
        result.append(start..<cut.row)
      }
      start = cut.row
    }
    result.append(start..<count)
    return result
  }
}

extension Track {
  /// The track with its segments split by a rule, each by itself; empty segments are left out.
  ///
  /// See ``TrackSegment/split(by:ends:)``: distances and times are counted from the beginning of each
  /// segment. ``separatingSegments()`` makes tracks of the pieces.
  ///
  /// - Complexity: linear.
  public func split(by rule: SplitRule, ends: SplitEnds = .shared) -> Track {
    replacingSegments { $0.split(by: rule, ends: ends) }
  }

  /// A track for each segment, with all else that this one has.
  ///
  /// - Complexity: linear in the number of segments.
  public func separatingSegments() -> [Track] {
    segments.map { segment in
      var result = self
      result.segments = [segment]
      return result
    }
  }
}

extension Route {
  /// The pieces between the points where a rule splits the route, each with all else that it has.
  ///
  /// See ``TrackSegment/split(by:ends:)``. Distances, places and gaps are those along ``line``, and where
  /// one of them asks for a cut between two points, it is at the second. Counts and rows are about the
  /// points. A route without points has no pieces.
  ///
  /// - Complexity: linear.
  public func split(by rule: SplitRule, ends: SplitEnds = .shared) -> [Route] {
    let bare = TrackSegment(points.lazy.map { TrackPoint(coordinate: $0.coordinate) })
    switch rule {
    case .count, .rows: return bare.ranges(by: rule, ends).map { selecting($0) }
    default: break
    }
    guard !points.isEmpty else { return [] }
    let finder = CutFinder(segment: line, isExact: false, limit: .max)
    let rows = rowsInLine
    let cuts = ((try? finder.cuts(rule, ends)) ?? []).map { cut in
      LineCut(row: rows.count(below: cut.row), isGap: cut.isGap)
    }
    return bare.ranges(between: cuts.filter { $0.row < points.count }, ends).map { selecting($0) }
  }
}
