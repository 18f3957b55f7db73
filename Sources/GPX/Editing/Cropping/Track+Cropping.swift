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
