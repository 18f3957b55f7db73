extension TrackPoint {
  /// The point of a track at a waypoint or a point of a route, with all that it has.
  public init(_ waypoint: Waypoint) {
    self.init(
      latitude: waypoint.latitude,
      longitude: waypoint.longitude,
      elevation: waypoint.elevation,
      time: waypoint.time,
      details: waypoint.allDetails
    )
  }
}

extension Waypoint {
  /// The waypoint or point of a route at a point of a track, with all that it has.
  public init(_ point: TrackPoint) {
    var details = PointDetails()
    details.texts = point.texts ?? PointTexts()
    details.reception = point.reception ?? Reception()
    details.extensions = point.extensions
    self.init(
      latitude: point.latitude,
      longitude: point.longitude,
      elevation: point.elevation,
      time: point.time,
      details: details
    )
  }

  /// All but place, elevation and time.
  var allDetails: PointDetails {
    var details = PointDetails()
    details.texts = texts
    details.reception = reception ?? Reception()
    details.extensions = extensions
    return details
  }
}

extension Track {
  /// A track of one segment along a route, with all that the route and its points have.
  ///
  /// The places that the way leads by between its points, ``Waypoint/shapePoints``, become points, too.
  /// The times of its points tell when the points were made. If they do not tell when somebody was there,
  /// ``removing(_:)`` takes them away.
  ///
  /// - Complexity: linear.
  public init(_ route: Route) {
    var segment = TrackSegment()
    for point in route.points {
      let shape = point.shapePoints
      segment.append(TrackPoint(shape.isEmpty ? point : point.removingShape()))
      for place in shape { segment.append(TrackPoint(coordinate: place)) }
    }
    self.init(name: route.name, segments: [segment])
    comment = route.comment
    description = route.description
    source = route.source
    links = route.links
    number = route.number
    type = route.type
    extensions = route.extensions
  }
}

extension Route {
  /// A route along a track, with all that the track and its points have, but for the extensions of segments.
  ///
  /// A route has one line: it goes on from segment to segment.
  ///
  /// - Complexity: linear.
  public init(_ track: Track) {
    self.init(
      name: track.name,
      points: track.segments.flatMap { segment in segment.map { Waypoint($0) } }
    )
    comment = track.comment
    description = track.description
    source = track.source
    links = track.links
    number = track.number
    type = track.type
    extensions = track.extensions
  }
}
