extension Document {
  /// The figures of all tracks together, lengths on the mean sphere.
  ///
  /// Routes are plans and have figures of their own: ``Route/statistics(smoothing:)``.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    WayMeter(smoothing: smoothing).statistics(of: self)
  }

  /// The figures of all tracks together.
  ///
  /// Routes are plans and have figures of their own: ``Route/statistics(options:)``.
  ///
  /// - Complexity: linear.
  public func statistics(options: StatisticsOptions) -> TrackStatistics {
    WayMeter(options).statistics(of: self)
  }

  /// The figures of the journey that the document tells of: of the tracks, or where no track has a point of the routes.
  ///
  /// A route beside a track is most often the plan of the same journey, which must not count twice. Routes have no
  /// times: a point of a route has the time when it was made (`time` in the schema of GPX 1.1), not when somebody was
  /// there.
  ///
  /// - Complexity: linear.
  public func journeyStatistics(
    smoothing: ElevationSmoothing = ElevationSmoothing()
  ) -> TrackStatistics {
    WayMeter(smoothing: smoothing).journey(of: self)
  }

  /// The figures of the journey that the document tells of, as ``journeyStatistics(smoothing:)`` gives them.
  ///
  /// - Complexity: linear.
  public func journeyStatistics(options: StatisticsOptions) -> TrackStatistics {
    WayMeter(options).journey(of: self)
  }

  /// The smallest rectangle that holds every waypoint, route and track; nil where there is none.
  ///
  /// The bounds that a file states in its metadata play no part: they are often wrong.
  ///
  /// - Complexity: linear, and n log n in the number of waypoints and segments.
  public var bounds: GeographicBounds? {
    var arcs = LongitudeArcs()
    for point in waypoints { arcs.include(latitude: point.latitude, longitude: point.longitude) }
    for route in routes { arcs.include(route.line) }
    for track in tracks {
      for segment in track.segments { arcs.include(segment) }
    }
    return arcs.bounds
  }
}
