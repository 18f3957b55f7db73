extension TrackSegment {
  /// The figures of the segment, lengths on the mean sphere.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    statistics(options: StatisticsOptions(smoothing: smoothing))
  }

  /// The figures of the segment.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    var arcs = LongitudeArcs()
    arcs.include(self)
    var result = figures(options)
    result.bounds = arcs.bounds
    return result
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

  /// The figures without the bounds.
  func figures(_ options: StatisticsOptions) -> TrackStatistics {
    var result = TrackStatistics()
    let distances = cumulativeDistances(model: options.distanceModel)
    result.pointCount = count
    result.distance = distances.last ?? 0
    result.distance3D = withElevations(distances).last ?? 0
    includeElevations(in: &result, options, along: distances)
    includeTimes(in: &result, options, along: distances)
    return result
  }

  private func includeElevations(
    in result: inout TrackStatistics,
    _ options: StatisticsOptions,
    along distances: [Double]
  ) {
    let raw = ElevationSmoothing.none.climb(elevations)
    result.rawAscent = raw.ascent
    result.rawDescent = raw.descent
    let climb = options.smoothing.climb(options.smoothing.smoothed(elevations, along: distances))
    result.ascent = climb.ascent
    result.descent = climb.descent
    for elevation in elevations {
      if let elevation { result.include(elevation: elevation) }
    }
    GradientMeter.forEach(elevations, along: distances, window: options.gradientWindow) {
      gradient in
      if let gradient { result.include(gradient: gradient) }
    }
  }

  private func includeTimes(
    in result: inout TrackStatistics,
    _ options: StatisticsOptions,
    along distances: [Double]
  ) {
    for time in times {
      if let time { result.include(time: time) }
    }
    guard times.presentCount > 1 else { return }
    if let start = result.startTime, let end = result.endTime {
      result.duration = end.seconds(since: start)
    }
    result.include(SegmentMotion(times, along: distances, options))
  }
}
