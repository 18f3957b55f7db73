import GPX
import Measuring

extension Checksum {
  /// The checksum over waypoints, route points and track points.
  init(_ document: Document) {
    self.init()
    for waypoint in document.waypoints { add(waypoint) }
    for route in document.routes {
      for point in route.points { add(point) }
    }
    for track in document.tracks {
      for segment in track.segments { add(segment) }
    }
  }

  mutating func add(_ point: Waypoint) {
    add(
      latitude: point.latitude,
      longitude: point.longitude,
      elevation: point.elevation,
      milliseconds: point.time?.milliseconds
    )
  }

  /// Adds the points of a segment from its columns.
  mutating func add(_ segment: TrackSegment) {
    for row in segment.indices {
      add(
        latitude: segment.latitudes[row],
        longitude: segment.longitudes[row],
        elevation: segment.elevations[row],
        milliseconds: segment.times[row]?.milliseconds
      )
    }
  }
}

extension Timestamp {
  fileprivate var milliseconds: Int64 { seconds * 1000 + Int64(nanoseconds) / 1_000_000 }
}
