extension Route {
  /// The figures of the way along the points and the places between them, lengths on the mean sphere.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    line.statistics(smoothing: smoothing)
  }

  /// The figures of the way along the points and the places between them.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    line.statistics(options: options)
  }
}
