extension TrackSegment {
  /// The segment with its numbers rounded: all else stays, and no point is left out.
  ///
  /// Each number becomes the nearest with so many digits after the dot, so that it is written with no more
  /// of them. What receivers and sensors tell is not rounded.
  ///
  /// - Complexity: linear.
  public func rounded(to precision: Precision) -> TrackSegment {
    var result = self
    if let digits = precision.coordinates {
      result = rebuilt { latitude, longitude in
        (
          Precision.rounded(latitude, digits: digits), Precision.rounded(longitude, digits: digits)
        )
      }
    }
    if let digits = precision.elevations {
      result.replaceElevations(
        with: NumberColumn(elevations.lazy.map { $0.map { Precision.rounded($0, digits: digits) } })
      )
    }
    if let digits = precision.times {
      result.replaceTimes(
        with: TimeColumn(times.lazy.map { $0.map { Precision.rounded($0, digits: digits) } })
      )
    }
    return result
  }
}

extension Track {
  /// The track with its numbers rounded: see ``TrackSegment/rounded(to:)``.
  public func rounded(to precision: Precision) -> Track {
    editingSegments { $0.rounded(to: precision) }
  }
}

extension Waypoint {
  /// The point with its numbers rounded: all else stays.
  public func rounded(to precision: Precision) -> Waypoint {
    var result = self
    if let digits = precision.coordinates {
      result = Waypoint(
        latitude: Precision.rounded(latitude, digits: digits),
        longitude: Precision.rounded(longitude, digits: digits),
        elevation: elevation,
        time: time,
        details: allDetails
      )
    }
    if let digits = precision.elevations {
      result.elevation = elevation.map { Precision.rounded($0, digits: digits) }
    }
    if let digits = precision.times {
      result.time = time.map { Precision.rounded($0, digits: digits) }
    }
    return result
  }
}

extension Route {
  /// The route with the numbers of its points rounded: see ``Waypoint/rounded(to:)``.
  public func rounded(to precision: Precision) -> Route {
    var result = self
    result.points = points.map { $0.rounded(to: precision) }
    return result
  }
}

extension Document {
  /// The document with the numbers of all waypoints, routes and tracks rounded.
  ///
  /// See ``TrackSegment/rounded(to:)``. Metadata stay as they are.
  public func rounded(to precision: Precision) -> Document {
    var result = self
    result.waypoints = waypoints.map { $0.rounded(to: precision) }
    result.routes = routes.map { $0.rounded(to: precision) }
    result.tracks = tracks.map { $0.rounded(to: precision) }
    return result
  }
}
