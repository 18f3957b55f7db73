import GPX

extension Figures {
  /// The figures of a document.
  ///
  /// Distance and climbs are those of the tracks; where no track has a point, those of the routes, which are plans and
  /// never added to what was ridden. Times are those of the tracks alone: a point of a route has the time when it was
  /// made (`time` in the schema of GPX 1.1), not when somebody was there.
  init(of document: Document) {
    tracks = document.tracks.count
    segments = document.tracks.reduce(0) { $0 + $1.segments.count }
    trackPoints = document.tracks.reduce(0) { $0 + $1.pointCount }
    routes = document.routes.count
    routePoints = document.routes.reduce(0) { $0 + $1.points.count }
    waypoints = document.waypoints.count

    let planned = document.routes.map { $0.statistics() }.filter { $0.pointCount > 0 }
    if !planned.isEmpty { routeDistance = planned.reduce(0) { $0 + $1.distance } }
    guard trackPoints > 0 else {
      for way in planned { add(way) }
      return
    }
    let ridden = document.statistics()
    add(ridden)
    duration = ridden.duration
    start = ridden.startTime
    end = ridden.endTime
  }

  /// Adds length and climbs.
  private mutating func add(_ way: TrackStatistics) {
    distance += way.distance
    // Without an elevation the sums are 0 because nothing is known.
    if way.minimumElevation != nil {
      ascent = (ascent ?? 0) + way.ascent
      descent = (descent ?? 0) + way.descent
    }
  }
}
