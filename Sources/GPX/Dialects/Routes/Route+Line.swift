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
      segment.append(
        latitude: point.latitude,
        longitude: point.longitude,
        elevation: point.elevation,
        time: point.time
      )
      for place in point.shapePoints {
        segment.append(
          latitude: place.latitude,
          longitude: place.longitude,
          elevation: nil,
          time: nil
        )
      }
    }
    return segment
  }
}
