import GPX

extension Figures {
  /// The figures of a document.
  ///
  /// Distance, climbs and times are those of the tracks; where no track has a point, those of the routes, which are
  /// plans and never added to what was ridden.
  init(of document: Document) {
    tracks = document.tracks.count
    segments = document.tracks.reduce(0) { $0 + $1.segments.count }
    trackPoints = document.tracks.reduce(0) { $0 + $1.pointCount }
    routes = document.routes.count
    routePoints = document.routes.reduce(0) { $0 + $1.points.count }
    waypoints = document.waypoints.count

    let planned = document.routes.map { $0.statistics() }.filter { $0.pointCount > 0 }
    if !planned.isEmpty { routeDistance = planned.reduce(0) { $0 + $1.distance } }
    for way in trackPoints > 0 ? [document.statistics()] : planned { add(way) }
  }

  private mutating func add(_ way: TrackStatistics) {
    distance += way.distance
    // Without an elevation the sums are 0 because nothing is known.
    if way.minimumElevation != nil {
      ascent = (ascent ?? 0) + way.ascent
      descent = (descent ?? 0) + way.descent
    }
    if let duration = way.duration { self.duration = (self.duration ?? 0) + duration }
    if let time = way.startTime { start = min(start ?? time, time) }
    if let time = way.endTime { end = max(end ?? time, time) }
  }
}
