extension Document {
  /// The document with what was recorded in an interval, cut as by ``Track/cropped(toTimes:ends:)``.
  ///
  /// Tracks without points are left out. Routes, waypoints and metadata stay as they are.
  ///
  /// - Complexity: linear.
  public func cropped(
    toTimes interval: ClosedRange<Timestamp>,
    ends: CutEnds = .recorded
  ) -> Document {
    var result = self
    result.tracks = tracks.map { $0.cropped(toTimes: interval, ends: ends) }
    result.tracks.removeAll { $0.segments.isEmpty }
    return result
  }

  /// The document with what lies in a region: waypoints, pieces of routes and of tracks.
  ///
  /// Tracks and routes without points are left out. `ends` is about tracks; points of routes are never
  /// made. Metadata stay as they are, but for the bounds, which are those of the file before.
  ///
  /// - Complexity: linear.
  public func cropped(to region: GeographicRegion, ends: CutEnds = .recorded) -> Document {
    var result = self
    result.metadata.bounds = nil
    result.waypoints = waypoints.filter { region.contains($0.coordinate) }
    result.routes = routes.flatMap { $0.cropped(to: region) }
    result.tracks = tracks.map { $0.cropped(to: region, ends: ends) }
    result.tracks.removeAll { $0.segments.isEmpty }
    return result
  }

  /// The document with what lies outside of a region: waypoints, pieces of routes and of tracks.
  ///
  /// Tracks and routes without points are left out. `ends` is about tracks; points of routes are never
  /// made. Metadata stay as they are, but for the bounds, which could give the region away.
  ///
  /// - Complexity: linear.
  public func removing(within region: GeographicRegion, ends: CutEnds = .recorded) -> Document {
    var result = self
    result.metadata.bounds = nil
    result.waypoints = waypoints.filter { !region.contains($0.coordinate) }
    result.routes = routes.flatMap { $0.removing(within: region) }
    result.tracks = tracks.map { $0.removing(within: region, ends: ends) }
    result.tracks.removeAll { $0.segments.isEmpty }
    return result
  }
}
