extension Track {
  /// The figures of the track, lengths on the mean sphere: of each segment by itself, added up.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    statistics(options: StatisticsOptions(smoothing: smoothing))
  }

  /// The figures of the track: of each segment by itself, added up.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    var arcs = LongitudeArcs()
    for segment in segments { arcs.include(segment) }
    var result = figures(options)
    result.bounds = arcs.bounds
    return result
  }

  /// The figures without the bounds.
  func figures(_ options: StatisticsOptions) -> TrackStatistics {
    var result = TrackStatistics()
    var timeCount = 0
    for segment in segments {
      result.add(segment.figures(options))
      timeCount += segment.times.presentCount
    }
    if timeCount > 1, let start = result.startTime, let end = result.endTime {
      result.duration = end.seconds(since: start)
    }
    return result
  }
}
