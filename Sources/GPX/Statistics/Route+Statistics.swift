extension Route {
  /// The figures of the way from point to point.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    line.statistics(smoothing: smoothing)
  }
}
