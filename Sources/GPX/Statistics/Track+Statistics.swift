extension Track {
  /// The figures of the track: of each segment by itself, added up.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    var arcs = LongitudeArcs()
    for segment in segments { arcs.include(segment) }
    var result = figures(smoothing)
    result.bounds = arcs.bounds
    return result
  }

  /// The figures without the bounds.
  func figures(_ smoothing: ElevationSmoothing) -> TrackStatistics {
    var result = TrackStatistics()
    var timeCount = 0
    for segment in segments {
      result.add(segment.figures(smoothing))
      timeCount += segment.times.presentCount
    }
    if timeCount > 1, let start = result.startTime, let end = result.endTime {
      result.duration = end.seconds(since: start)
    }
    return result
  }
}
