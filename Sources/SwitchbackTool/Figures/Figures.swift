import GPX

/// The figures of a document, in metres and seconds; nil is what the document does not tell.
struct Figures: Hashable {
  var tracks = 0
  var segments = 0
  var trackPoints = 0
  var routes = 0
  var routePoints = 0
  var waypoints = 0

  /// The length of the tracks; of the routes where no track has a point.
  var distance = 0.0

  /// The length of the routes.
  var routeDistance: Double?

  var ascent: Double?
  var descent: Double?

  /// The time from the earliest to the latest point of a track, all tracks together.
  var duration: Double?

  /// The earliest time of a track.
  var start: Timestamp?

  /// The latest time of a track.
  var end: Timestamp?

  /// All points, of tracks, routes and waypoints.
  var points: Int { trackPoints + routePoints + waypoints }

  init() {}

  /// Adds the figures that a total has, as far as they are known.
  static func += (sum: inout Figures, other: Figures) {
    sum.tracks += other.tracks
    sum.segments += other.segments
    sum.trackPoints += other.trackPoints
    sum.routes += other.routes
    sum.routePoints += other.routePoints
    sum.waypoints += other.waypoints
    sum.distance += other.distance
    sum.ascent = Self.sum(sum.ascent, other.ascent)
    sum.descent = Self.sum(sum.descent, other.descent)
    sum.duration = Self.sum(sum.duration, other.duration)
  }

  private static func sum(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second else { return first ?? second }
    return first + second
  }
}
