import GPX
import Measuring

extension Document {
  /// The checksum over waypoints, route points and track points.
  var checksum: Checksum {
    var checksum = Checksum()
    for waypoint in waypoints { checksum.add(waypoint) }
    for route in routes {
      for point in route.points { checksum.add(point) }
    }
    for track in tracks {
      for segment in track.segments {
        for row in segment.indices { checksum.add(segment, row) }
      }
    }
    return checksum
  }
}

extension Checksum {
  fileprivate mutating func add(_ point: Waypoint) {
    add(
      latitude: point.latitude,
      longitude: point.longitude,
      elevation: point.elevation,
      milliseconds: point.time?.milliseconds
    )
  }

  fileprivate mutating func add(_ segment: TrackSegment, _ row: Int) {
    add(
      latitude: segment.latitudes[row],
      longitude: segment.longitudes[row],
      elevation: segment.elevations[row],
      milliseconds: segment.times[row]?.milliseconds
    )
  }
}

extension Timestamp {
  fileprivate var milliseconds: Int64 { seconds * 1000 + Int64(nanoseconds) / 1_000_000 }
}
