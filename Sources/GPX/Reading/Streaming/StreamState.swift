#if !hasFeature(Embedded)
/// What a builder is about to hand out.
struct StreamState {
  fileprivate var events: [DocumentStream.Event] = []

  /// Whether the open way, and the open segment, was handed out as begun.
  fileprivate var hasWayBegun = false
  fileprivate var hasSegmentBegun = false

  /// The time of the last point of the open segment that was handed out.
  fileprivate var lastTime: Timestamp?

  /// Whether a time is earlier than that of the last point which was handed out.
  func endsAfter(_ time: Timestamp?) -> Bool {
    guard let time, let lastTime else { return false }
    return lastTime > time
  }
}

extension DocumentBuilder {
  /// What has been found since the last time.
  mutating func takeEvents() -> [DocumentStream.Event] {
    handOutPoints()
    let events = stream.events
    stream.events = []
    return events
  }

  mutating func handOut(_ waypoint: Waypoint) {
    handOutPoints()
    stream.events.append(.waypoint(waypoint))
  }

  /// Hands out extensions of a segment that was handed out before.
  mutating func handOut(_ extensions: [ExtensionElement], track: Int, segment: Int) {
    stream.events.append(.segmentExtensions(extensions, track: track, segment: segment))
  }

  /// Hands out the points of the open route or segment that are there.
  private mutating func handOutPoints() {
    if !routePoints.isEmpty {
      let points = routePoints
      routePoints = []
      beginWay()
      stream.events.append(.routePoints(points))
    }
    guard !segment.isEmpty else { return }
    beginSegmentOut()
    stream.lastTime = segment.times.last ?? nil
    let ownExtensions = segment.extensions
    segment.extensions = []
    stream.events.append(.trackPoints(segment))
    segment = TrackSegment()
    segment.extensions = ownExtensions
  }

  private mutating func beginWay() {
    guard !stream.hasWayBegun else { return }
    stream.hasWayBegun = true
    stream.events.append(openWay == .route ? .routeStart(route) : .trackStart(track))
  }

  private mutating func beginSegmentOut() {
    beginWay()
    guard !stream.hasSegmentBegun else { return }
    stream.hasSegmentBegun = true
    stream.events.append(.segmentStart)
  }

  mutating func handOutEndOfSegment() {
    handOutPoints()
    beginSegmentOut()
    stream.events.append(.segmentEnd(segment.extensions))
    segment = TrackSegment()
    stream.hasSegmentBegun = false
    stream.lastTime = nil
  }

  mutating func handOutEndOfWay() {
    handOutPoints()
    beginWay()
    stream.events.append(openWay == .route ? .routeEnd(route) : .trackEnd(track))
    stream.hasWayBegun = false
  }
}
#endif
