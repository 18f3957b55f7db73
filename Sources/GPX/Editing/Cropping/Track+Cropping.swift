extension Track {
  /// The segments that were recorded in an interval, cut as by
  /// ``TrackSegment/cropped(toTimes:ends:)``; what is empty then is left out.
  ///
  /// - Complexity: linear.
  public func cropped(
    toTimes interval: ClosedRange<Timestamp>,
    ends: CutEnds = .recorded
  ) -> Track {
    replacingSegments { $0.cropped(toTimes: interval, ends: ends) }
  }

  /// The part between two distances from the beginning of the track, in metres, both included.
  ///
  /// Distances go on from segment to segment; the gaps between do not count. Points keep all that they
  /// have, and are only made where `ends` asks for it.
  ///
  /// - Complexity: linear.
  public func cropped(
    toDistances range: ClosedRange<Double>,
    ends: CutEnds = .recorded
  ) -> Track {
    var start = 0.0
    return replacingSegments { segment in
      let own = range.lowerBound - start...range.upperBound - start
      start += segment.cumulativeDistances.last ?? 0
      return [segment.cropped(toDistances: own, ends: ends)]
    }
  }

  /// The part from one place of the track to another, both included.
  ///
  /// Points keep all that they have. Where a place is between two points, a point is made for it if `ends`
  /// asks for it; else the part ends at the points inside. Where the second place is before the first,
  /// nothing is left.
  ///
  /// - Precondition: both are places of the track.
  /// - Complexity: linear.
  public func cropped(
    from first: WayPosition,
    to last: WayPosition,
    ends: CutEnds = .recorded
  ) -> Track {
    for position in [first, last] {
      precondition(position.segment < segments.count, "the track has no such segment")
      precondition(position.row < segments[position.segment].count, "there is no such point")
    }
    var result = self
    result.segments = []
    guard first <= last else { return result }
    for index in first.segment...last.segment where !segments[index].isEmpty {
      let segment = segments[index]
      var start = LinePosition(row: 0)
      var end = LinePosition(row: segment.count - 1)
      if index == first.segment { start = min(LinePosition(first), end) }
      if index == last.segment { end = min(LinePosition(last), end) }
      if ends == .recorded {
        start = LinePosition(row: start.fraction > 0 ? start.row + 1 : start.row)
        end = LinePosition(row: end.row)
      }
      if start <= end { result.segments.append(segment.part(from: start, to: end)) }
    }
    return result
  }

  /// The segments that lie in a region, cut as by ``TrackSegment/cropped(to:ends:)``; what is empty then
  /// is left out.
  ///
  /// - Complexity: linear.
  public func cropped(to region: GeographicRegion, ends: CutEnds = .recorded) -> Track {
    replacingSegments { $0.cropped(to: region, ends: ends) }
  }

  /// The segments that lie outside of a region, cut as by ``TrackSegment/removing(within:ends:)``; what
  /// is empty then is left out.
  ///
  /// - Complexity: linear.
  public func removing(within region: GeographicRegion, ends: CutEnds = .recorded) -> Track {
    replacingSegments { $0.removing(within: region, ends: ends) }
  }
}
