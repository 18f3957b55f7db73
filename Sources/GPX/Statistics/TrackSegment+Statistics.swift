extension TrackSegment {
  /// The figures of the segment, lengths on the mean sphere.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    WayMeter(smoothing: smoothing).statistics(of: self)
  }

  /// The figures of the segment.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    WayMeter(options).statistics(of: self)
  }

  /// The gradient at each point in percent: 100 times the metres up for a metre of way; nil where it is not known.
  ///
  /// It is the slope of the straight line that fits the profile best, by least squares, over a window along the way
  /// with the point in its middle; the profile runs straight from elevation to elevation. At the ends of the segment
  /// the window is moved inwards. So a gradient depends neither on how often a device records nor on halts. A point
  /// without an elevation has none, nor has any point of a segment that is shorter than the window.
  ///
  /// - Complexity: linear.
  /// - Precondition: the window, in metres, is finite and positive.
  public func gradients(
    window: Double = StatisticsOptions.defaultGradientWindow,
    model: DistanceModel = .meanSphere
  ) -> NumberColumn {
    precondition(window > 0 && window.isFinite, "the window must be finite and positive")
    let distances = cumulativeDistances(model: model)
    var result = NumberColumn()
    GradientMeter.forEach(elevations, along: distances, window: window) { gradient in
      result.append(gradient)
    }
    return result
  }
}
