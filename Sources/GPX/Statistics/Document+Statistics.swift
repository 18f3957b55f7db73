extension Document {
  /// The figures of all tracks together.
  ///
  /// Routes are plans and have figures of their own: ``Route/statistics(smoothing:)``.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    var result = TrackStatistics()
    var arcs = LongitudeArcs()
    for track in tracks {
      let figures = track.figures(smoothing)
      result.add(figures)
      if let duration = figures.duration { result.duration = (result.duration ?? 0) + duration }
      for segment in track.segments { arcs.include(segment) }
    }
    result.bounds = arcs.bounds
    return result
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
