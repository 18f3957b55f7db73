extension Track {
  /// The track without some kinds of data of its points.
  ///
  /// The texts of the track itself stay. With ``PointData/extensions`` those of the track and of its
  /// segments go, too.
  ///
  /// - Complexity: linear.
  public func removing(_ data: PointData) -> Track {
    var result = self
    result.segments = segments.map { $0.removing(data) }
    if data.contains(.extensions) { result.extensions = [] }
    return result
  }

  /// The track without the extensions that a rule chooses, of its points, its segments and its own.
  ///
  /// See ``TrackSegment/removingExtensions(where:)``.
  public func removingExtensions(where isRemoved: (ExtensionElement) -> Bool) -> Track {
    var result = self
    result.segments = segments.map { $0.removingExtensions(where: isRemoved) }
    result.extensions = extensions.removing(where: isRemoved)
    return result
  }
}

extension Route {
  /// The route without some kinds of data of its points.
  ///
  /// The texts of the route itself stay. With ``PointData/extensions`` those of the route go, too.
  ///
  /// - Complexity: linear.
  public func removing(_ data: PointData) -> Route {
    var result = self
    result.points = points.map { $0.removing(data) }
    if data.contains(.extensions) { result.extensions = [] }
    return result
  }

  /// The route without the extensions that a rule chooses, of its points and its own.
  ///
  /// See ``TrackSegment/removingExtensions(where:)``.
  public func removingExtensions(where isRemoved: (ExtensionElement) -> Bool) -> Route {
    var result = self
    for index in points.indices {
      result.points[index].extensions = points[index].extensions.removing(where: isRemoved)
    }
    result.extensions = extensions.removing(where: isRemoved)
    return result
  }
}

extension Waypoint {
  /// The point without some kinds of data.
  public func removing(_ data: PointData) -> Waypoint {
    var result = self
    if data.contains(.elevations) { result.elevation = nil }
    if data.contains(.times) { result.time = nil }
    if data.contains(.reception) { result.reception = nil }
    if data.contains(.extensions) { result.extensions = [] }
    guard data.contains(.texts) else { return result }
    var details = result.allDetails
    details.texts = PointTexts()
    return Waypoint(
      latitude: latitude,
      longitude: longitude,
      elevation: result.elevation,
      time: result.time,
      details: details
    )
  }
}

extension Document {
  /// The document without some kinds of data of the points in some of its parts, as before it is given away.
  ///
  /// The texts of routes and tracks themselves stay, and so do the parts that are not named. With
  /// ``PointData/times`` and ``DocumentParts/metadata``, the time of the file goes, too. With
  /// ``PointData/extensions``, those of the whole and of the parts go.
  ///
  /// - Complexity: linear.
  public func removing(_ data: PointData, from parts: DocumentParts = .all) -> Document {
    var result = self
    if parts.contains(.waypoints) { result.waypoints = waypoints.map { $0.removing(data) } }
    if parts.contains(.routes) { result.routes = routes.map { $0.removing(data) } }
    if parts.contains(.tracks) { result.tracks = tracks.map { $0.removing(data) } }
    if parts.contains(.metadata) {
      if data.contains(.times) { result.metadata.time = nil }
      if data.contains(.extensions) { result.metadata.extensions = [] }
    }
    if data.contains(.extensions) { result.extensions = [] }
    return result
  }

  /// The document without the extensions that a rule chooses, wherever they are.
  ///
  /// See ``TrackSegment/removingExtensions(where:)``.
  public func removingExtensions(where isRemoved: (ExtensionElement) -> Bool) -> Document {
    var result = self
    for index in waypoints.indices {
      let extensions = waypoints[index].extensions
      result.waypoints[index].extensions = extensions.removing(where: isRemoved)
    }
    result.routes = routes.map { $0.removingExtensions(where: isRemoved) }
    result.tracks = tracks.map { $0.removingExtensions(where: isRemoved) }
    result.metadata.extensions = metadata.extensions.removing(where: isRemoved)
    result.extensions = extensions.removing(where: isRemoved)
    return result
  }

  /// The document without some of its parts.
  ///
  /// What is not named stays. The bounds that the metadata state go where a part goes that they are about.
  public func removing(parts: DocumentParts) -> Document {
    var result = self
    if !parts.isEmpty { result.metadata.bounds = nil }
    if parts.contains(.waypoints) { result.waypoints = [] }
    if parts.contains(.routes) { result.routes = [] }
    if parts.contains(.tracks) { result.tracks = [] }
    if parts.contains(.metadata) {
      result.metadata = Metadata()
      result.creator = nil
    }
    return result
  }
}
