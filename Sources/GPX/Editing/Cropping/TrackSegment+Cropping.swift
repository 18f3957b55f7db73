extension TrackSegment {
  /// The points of some rows; rows beyond the ends are none.
  ///
  /// - Complexity: linear in the number of the rows.
  public func cropped(toRows rows: Range<Int>) -> TrackSegment {
    selecting(rows.clamped(to: 0..<count))
  }

  /// What is left and right of some rows, in one piece or two; rows beyond the ends are none.
  ///
  /// - Complexity: linear.
  public func removing(rows: Range<Int>) -> [TrackSegment] {
    let rows = rows.clamped(to: 0..<count)
    if rows.isEmpty { return isEmpty ? [] : [self] }
    return [0..<rows.lowerBound, rows.upperBound..<count].filter { !$0.isEmpty }.map {
      selecting($0)
    }
  }

  /// The pieces that were recorded in an interval, its ends included.
  ///
  /// There is one piece where times rise, and there can be several where they run backwards. A point
  /// without a time is kept where the nearest points with a time, before it and after it, are kept; where
  /// there are times on one side alone, that side decides. Without any time nothing is kept.
  ///
  /// Points keep all that they have. Points are only made where `ends` asks for it, and only between two
  /// neighbours that both have a time.
  ///
  /// - Complexity: linear.
  public func cropped(
    toTimes interval: ClosedRange<Timestamp>,
    ends: CutEnds = .recorded
  ) -> [TrackSegment] {
    let clipper = TimeClipper(times, interval)
    switch ends {
    case .recorded: return runs { clipper.isKept[$0] }.map { selecting($0) }
    case .interpolated: return clipper.pieces().map { part(from: $0.first, to: $0.last) }
    }
  }

  /// The part between two distances from the beginning, in metres along ``cumulativeDistances``, both
  /// included.
  ///
  /// Distances beyond the ends are those of the ends. Points keep all that they have, and are only made
  /// where `ends` asks for it. With ``CutEnds/recorded`` the part is as long as asked for or shorter.
  ///
  /// - Complexity: linear.
  public func cropped(
    toDistances range: ClosedRange<Double>,
    ends: CutEnds = .recorded
  ) -> TrackSegment {
    let distances = cumulativeDistances
    guard let length = distances.last, range.upperBound >= 0, range.lowerBound <= length else {
      return selecting(0..<0)
    }
    let first = distances.firstIndex(reaching: range.lowerBound)
    let last = distances.firstIndex(beyond: range.upperBound) - 1
    if ends == .recorded { return selecting(first..<Swift.max(first, last + 1)) }
    return part(
      from: distances.position(of: range.lowerBound, before: first),
      to: distances.position(of: range.upperBound, after: last)
    )
  }

  /// The pieces that lie in a region.
  ///
  /// Points keep all that they have. Points are only made where `ends` asks for it: then a piece begins
  /// and ends on the edge of the region, and a way that leads through it between two points outside is a
  /// piece, too. The way between two neighbours inside counts as inside.
  ///
  /// - Complexity: linear.
  public func cropped(
    to region: GeographicRegion,
    ends: CutEnds = .recorded
  ) -> [TrackSegment] {
    cropped(region, keepsInside: true, ends)
  }

  /// The pieces that lie outside of a region, such as the surroundings of a home.
  ///
  /// Points keep all that they have. Points are only made where `ends` asks for it: then a piece begins
  /// and ends on the edge of the region, and a way that leads through it between two points outside is
  /// cut. With ``CutEnds/recorded`` such a way stays: it was drawn across the region before.
  ///
  /// - Complexity: linear.
  public func removing(
    within region: GeographicRegion,
    ends: CutEnds = .recorded
  ) -> [TrackSegment] {
    cropped(region, keepsInside: false, ends)
  }

  private func cropped(
    _ region: GeographicRegion,
    keepsInside: Bool,
    _ ends: CutEnds
  ) -> [TrackSegment] {
    if ends == .recorded {
      return runs { region.contains(coordinate(of: $0)) == keepsInside }.map { selecting($0) }
    }
    var clipper = RegionClipper(self, region, keepsInside: keepsInside)
    return clipper.pieces().map { part(from: $0.first, to: $0.last) }
  }
}
