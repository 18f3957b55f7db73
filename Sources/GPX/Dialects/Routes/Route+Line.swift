internal import Geodesy

extension Route {
  /// The whole way: the points, and between them the places that it leads by.
  ///
  /// The points have their elevations and times, ``Waypoint/shapePoints`` have none; other than
  /// these nothing is in the line.
  ///
  /// - Complexity: linear.
  public var line: TrackSegment {
    var segment = TrackSegment()
    segment.reserveCapacity(points.count)
    for point in points {
      segment.add(point.coordinate, elevation: point.elevation, time: point.time)
      for place in point.shapePoints { segment.add(place, elevation: nil, time: nil) }
    }
    return segment
  }
}

extension TrackSegment {
  // Out of line, for it is called twice.
  @inline(never)
  fileprivate mutating func add(
    _ place: CLLocationCoordinate2D,
    elevation: Double?,
    time: Timestamp?
  ) {
    append(
      latitude: place.latitude,
      longitude: place.longitude,
      elevation: elevation,
      time: time
    )
  }
}
