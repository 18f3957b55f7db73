internal import GPX

/// Puts a document together again from what a stream hands out.
struct StreamCollector {
  private var metadata: Metadata?
  private var waypoints: [Waypoint] = []
  private var routes: [Route] = []
  private var tracks: [Track] = []
  private var routePoints: [Waypoint] = []
  private var segments: [TrackSegment] = []
  private var points: [TrackPoint] = []
  private var diagnostics: [Diagnostic] = []

  /// Extensions of segments that are not there.
  private var unplaced: [ExtensionElement] = []

  /// What came at a place where it must not.
  private(set) var faults: [String] = []
  private var isInRoute = false
  private var isInTrack = false
  private var isInSegment = false

  mutating func take(_ event: DocumentStream.Event) {
    switch event {
    case .metadata(let metadata):
      expect(self.metadata == nil, "metadata twice")
      self.metadata = metadata
    case .waypoint(let waypoint):
      waypoints.append(waypoint)
    case .routeStart:
      expect(!isInRoute && !isInTrack, "a route inside of another way")
      isInRoute = true
    case .routePoints(let points):
      expect(isInRoute, "points of no route")
      routePoints += points
    case .routeEnd(var route):
      expect(isInRoute && route.points.isEmpty, "the end of no route")
      route.points = routePoints
      routes.append(route)
      routePoints = []
      isInRoute = false
    case .segmentExtensions(let extensions, let track, let segment):
      if tracks.indices.contains(track), tracks[track].segments.indices.contains(segment) {
        tracks[track].segments[segment].extensions += extensions
      } else {
        unplaced += extensions
      }
    case .trackStart:
      expect(!isInRoute && !isInTrack, "a track inside of another way")
      isInTrack = true
    case .segmentStart:
      expect(isInTrack && !isInSegment, "a segment inside of no track")
      isInSegment = true
    case .trackPoints(let segment):
      expect(isInSegment && !segment.isEmpty, "points of no segment")
      points += Array(segment)
    case .segmentEnd(let extensions):
      expect(isInSegment, "the end of no segment")
      var segment = TrackSegment(points)
      segment.extensions = extensions
      segments.append(segment)
      points = []
      isInSegment = false
    case .trackEnd(var track):
      expect(isInTrack && !isInSegment && track.segments.isEmpty, "the end of no track")
      track.segments = segments
      tracks.append(track)
      segments = []
      isInTrack = false
    case .diagnostic(let diagnostic):
      diagnostics.append(diagnostic)
    }
  }

  private mutating func expect(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }

  /// The document, whose head the stream gives at its end.
  func document(_ head: Document) -> Document? {
    guard faults.isEmpty, !isInRoute, !isInTrack, !isInSegment else { return nil }
    var document = head
    document.waypoints = waypoints
    document.routes = routes
    document.tracks = tracks
    document.extensions += unplaced
    return document
  }
}
