extension Track {
  /// The figures of the track, lengths on the mean sphere: of each segment by itself, added up.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    WayMeter(smoothing: smoothing).statistics(of: self)
  }

  /// The figures of the track: of each segment by itself, added up.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    WayMeter(options).statistics(of: self)
  }
}
