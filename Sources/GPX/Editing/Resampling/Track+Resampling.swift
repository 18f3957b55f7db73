extension Track {
  /// The track with points at even distances in each segment: see
  /// ``TrackSegment/resampled(spacing:sensors:limit:)``.
  ///
  /// Distances begin anew with each segment. The limit is one for all of them.
  public func resampled(
    spacing: Double,
    sensors: MadeSensors = .omitted,
    limit: Int = TrackSegment.defaultPointLimit
  ) throws(EditError) -> Track {
    try replacingSegments(limit) { segment, rest throws(EditError) in
      try segment.resampled(spacing: spacing, sensors: sensors, limit: rest)
    }
  }

  /// The track with points at even times in each segment: see
  /// ``TrackSegment/resampled(interval:sensors:limit:)``.
  ///
  /// Times are counted anew from the first one of each segment. The limit is one for all of them.
  public func resampled(
    interval: Double,
    sensors: MadeSensors = .omitted,
    limit: Int = TrackSegment.defaultPointLimit
  ) throws(EditError) -> Track {
    try replacingSegments(limit) { segment, rest throws(EditError) in
      try segment.resampled(interval: interval, sensors: sensors, limit: rest)
    }
  }

  /// The track with points made where two neighbours in a segment are far apart: see
  /// ``TrackSegment/densified(maximumSpacing:sensors:limit:)``.
  ///
  /// The limit is one for all segments.
  public func densified(
    maximumSpacing: Double,
    sensors: MadeSensors = .omitted,
    limit: Int = TrackSegment.defaultPointLimit
  ) throws(EditError) -> Track {
    try replacingSegments(limit) { segment, rest throws(EditError) in
      try segment.densified(maximumSpacing: maximumSpacing, sensors: sensors, limit: rest)
    }
  }

  /// The track with each segment replaced, with no more points than a limit in all.
  private func replacingSegments(
    _ limit: Int,
    _ edit: (_ segment: TrackSegment, _ rest: Int) throws(EditError) -> TrackSegment
  ) throws(EditError) -> Track {
    var result = self
    var rest = limit
    for index in segments.indices {
      guard rest >= 0 else { break }
      do {
        result.segments[index] = try edit(segments[index], rest)
      } catch {
        throw EditError(.tooMany(limit: limit))
      }
      rest -= result.segments[index].count
    }
    guard rest >= 0 else { throw EditError(.tooMany(limit: limit)) }
    return result
  }
}
