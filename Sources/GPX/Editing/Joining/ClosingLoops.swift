extension TrackSegment {
  /// The segment with a point added at the end, at the place of the first one.
  ///
  /// The point has the place and the elevation of the first one and nothing else; of its time nothing is
  /// known. Where the last point is at that place already, or there are fewer than two, nothing changes.
  ///
  /// - Complexity: linear.
  public func closingLoop() -> TrackSegment {
    guard count > 1, let first, let last, !first.isSamePlace(as: last) else { return self }
    var result = self
    result.append(first.bare)
    return result
  }
}

extension Track {
  /// The track with a point added at the end of its last segment, at the place of its first point.
  ///
  /// See ``TrackSegment/closingLoop()``; segments without points are passed over.
  ///
  /// - Complexity: linear in the number of points of the last segment.
  public func closingLoop() -> Track {
    guard pointCount > 1, let end = segments.lastIndex(where: { !$0.isEmpty }),
      let first = segments.first(where: { !$0.isEmpty })?.first, let last = segments[end].last,
      !first.isSamePlace(as: last)
    else { return self }
    var result = self
    result.segments[end].append(first.bare)
    return result
  }
}

extension Route {
  /// The route with a point added at the end, at the place of the first one.
  ///
  /// The point has the place and the elevation of the first one and nothing else. Where the last point is
  /// at that place already, or there are fewer than two, nothing changes.
  public func closingLoop() -> Route {
    guard points.count > 1, let first = points.first, let last = points.last,
      !TrackPoint(first).isSamePlace(as: TrackPoint(last))
    else { return self }
    var result = self
    result.points.append(Waypoint(TrackPoint(first).bare))
    return result
  }
}

extension TrackPoint {
  /// Whether two points are at one place, whatever the longitude of a pole and of the antimeridian.
  fileprivate func isSamePlace(as other: TrackPoint) -> Bool {
    isOnePlace((latitude, longitude), (other.latitude, other.longitude))
  }

  /// The point with its place and elevation alone.
  fileprivate var bare: TrackPoint {
    TrackPoint(latitude: latitude, longitude: longitude, elevation: elevation)
  }
}
