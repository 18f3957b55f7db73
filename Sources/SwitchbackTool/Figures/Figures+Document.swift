import GPX

extension Figures {
  /// The figures of a document, of the journey that it tells of.
  init(of document: Document) {
    tracks = document.tracks.count
    segments = document.tracks.reduce(0) { $0 + $1.segments.count }
    trackPoints = document.tracks.reduce(0) { $0 + $1.pointCount }
    routes = document.routes.count
    routePoints = document.routes.reduce(0) { $0 + $1.points.count }
    waypoints = document.waypoints.count

    let journey = document.journeyStatistics()
    distance = journey.distance
    // Without an elevation the sums are 0 because nothing is known.
    if journey.minimumElevation != nil {
      ascent = journey.ascent
      descent = journey.descent
    }
    duration = journey.duration
    start = journey.startTime
    end = journey.endTime
    guard routePoints > 0 else { return }
    // Where there is no track, the journey is the routes.
    routeDistance =
      trackPoints > 0
      ? document.routes.reduce(0) { $0 + $1.statistics().distance } : journey.distance
  }
}
