extension Route {
  /// The figures of the way from point to point, lengths on the mean sphere.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    statistics(options: StatisticsOptions(smoothing: smoothing))
  }

  /// The figures of the way from point to point.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    line.statistics(options: options)
  }

  /// The figures of the way from point to point.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    line.statistics(options: options)
  }
}
