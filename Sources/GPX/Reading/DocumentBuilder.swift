/// Puts a document together from what the reader finds, in the order of the file, or hands it out as
/// it comes.
struct DocumentBuilder {
  var document = Document()

  #if hasFeature(Embedded)
  /// Where there is no streaming, nothing of it is built.
  var isStreaming: Bool { false }
  #else
  /// Whether what is found is handed out and not kept.
  var isStreaming = false

  /// What is to be handed out.
  var stream = StreamState()
  #endif

  /// The texts and the number of the open route or track.
  var wayTexts = PointTexts()
  var wayNumber: Int?
  var wayExtensions: [ExtensionElement] = []

  /// The extensions of segments that stand at the end of a file of GPX 1.0.
  var segmentExtensions: [NestedRest.Segment] = []

  private(set) var openWay = Way.none
  var routePoints: [Waypoint] = []
  var segments: [TrackSegment] = []
  var segment = TrackSegment()
  private(set) var isSegmentOpen = false

  /// The way that takes the points of the file at the moment.
  enum Way {
    case none
    case route
    case track
  }

  mutating func setHead(version: String?, creator: String?) {
    document.version = version
    document.creator = creator
  }

  mutating func setMetadata(_ metadata: Metadata) {
    document.metadata = metadata
  }

  mutating func appendExtensions(_ elements: [ExtensionElement]) {
    document.extensions.append(contentsOf: elements)
  }

  mutating func append(_ waypoint: Waypoint) {
    #if !hasFeature(Embedded)
    if isStreaming { return handOut(waypoint) }
    #endif
    document.waypoints.append(waypoint)
  }
}

// MARK: - Ways

extension DocumentBuilder {
  mutating func beginRoute() {
    endWay()
    openWay = .route
  }

  mutating func beginTrack() {
    endWay()
    openWay = .track
  }

  /// Ends the open route or track, if there is one.
  mutating func endWay() {
    if openWay == .track { endSegment() }
    #if !hasFeature(Embedded)
    if isStreaming, openWay != .none { handOutEndOfWay() }
    #endif
    switch openWay {
    case .none: return
    case .route where !isStreaming: document.routes.append(route)
    case .track where !isStreaming: document.tracks.append(track)
    default: break
    }
    openWay = .none
    routePoints = []
    segments = []
    wayTexts = PointTexts()
    wayNumber = nil
    wayExtensions = []
  }

  /// Takes over the open route or track of another builder; its head only where it began there.
  mutating func takeOpenWay(of other: DocumentBuilder, keepsHead: Bool) {
    if !keepsHead {
      openWay = other.openWay
      wayTexts = other.wayTexts
      wayNumber = other.wayNumber
      wayExtensions = other.wayExtensions
      routePoints = other.routePoints
      segments = other.segments
    }
    segment = other.segment
    isSegmentOpen = other.isSegmentOpen
  }

  /// The open route, as far as it is known.
  var route: Route {
    var route = Route(points: routePoints)
    route.name = wayTexts.name
    route.comment = wayTexts.comment
    route.description = wayTexts.description
    route.source = wayTexts.source
    route.links = wayTexts.links
    route.type = wayTexts.type
    route.number = wayNumber
    route.extensions = wayExtensions
    return route
  }

  /// The open track, as far as it is known, without the open segment.
  var track: Track {
    var track = Track(segments: segments)
    track.name = wayTexts.name
    track.comment = wayTexts.comment
    track.description = wayTexts.description
    track.source = wayTexts.source
    track.links = wayTexts.links
    track.type = wayTexts.type
    track.number = wayNumber
    track.extensions = wayExtensions
    return track
  }

  /// Begins a segment, and a track around it where none is open.
  mutating func beginSegment() {
    if openWay != .track { beginTrack() }
    endSegment()
    isSegmentOpen = true
  }

  mutating func appendSegmentExtensions(_ elements: [ExtensionElement]) {
    segment.extensions.append(contentsOf: elements)
  }

  mutating func endSegment() {
    guard isSegmentOpen else { return }
    isSegmentOpen = false
    #if !hasFeature(Embedded)
    if isStreaming { return handOutEndOfSegment() }
    #endif
    segment.trim()
    segments.append(segment)
    segment = TrackSegment()
  }
}

// MARK: - Points of ways

extension DocumentBuilder {
  /// Adds a point to the open route, and begins a route where none is open.
  mutating func appendRoutePoint(_ point: Waypoint) {
    if openWay != .route { beginRoute() }
    routePoints.append(point)
  }

  /// Adds a point to the open segment, and begins one where none is open.
  ///
  /// - Returns: whether the point is earlier than the one before it.
  @inline(__always)
  mutating func appendTrackPoint(_ point: borrowing PointDraft) -> Bool {
    if !isSegmentOpen { beginSegment() }
    let isEarlier = endsAfter(point.time)
    segment.append(
      latitude: point.latitude,
      longitude: point.longitude,
      elevation: point.elevation,
      time: point.time
    )
    if point.hasTexts { segment.setTextsOfLast(point.texts) }
    if point.hasReception { segment.setReceptionOfLast(point.reception) }
    return isEarlier
  }

  /// Adds a point to the open segment that is like one before.
  ///
  /// - Returns: whether the point is earlier than the one before it.
  @inline(__always)
  mutating func append(
    _ values: borrowing PointValues,
    _ template: PointTemplate,
    _ group: Int,
    _ bytes: RawSpan
  ) -> Bool {
    let time = template.hasTime ? values.time : nil
    let isEarlier = endsAfter(time)
    segment.append(
      latitude: values.latitude,
      longitude: values.longitude,
      elevation: template.hasElevation ? values.elevation : nil,
      time: time
    )
    segment.setDetailsOfLast(values, template, group, bytes)
    return isEarlier
  }

  /// Whether the last point of the open segment has a time and it is later than another one.
  @inline(__always)
  private func endsAfter(_ time: Timestamp?) -> Bool {
    #if !hasFeature(Embedded)
    if isStreaming, segment.isEmpty { return stream.endsAfter(time) }
    #endif
    return segment.endsAfter(time)
  }

  /// Takes memory for points to come, and tells for how many.
  ///
  /// The estimate is that of the rest of the file. A segment takes no more than a few times what it
  /// has, so that a file of many segments does not ask for its own size at each.
  @inline(never)
  mutating func makeRoom(for estimate: Int) -> Int {
    let count = segment.count
    let left = segment.latitudes.capacity - count
    guard left == 0 else { return left }
    let room = max(64, min(estimate + estimate / 16, max(1024, 15 * count)))
    segment.reserveCapacity(count + room)
    return room
  }

  /// The place of a shape among the extensions of the open segment.
  mutating func group(of shape: ExtensionShape, _ namespaces: [String]) -> Int {
    if shape.isEmpty { return 0 }
    segment.pointExtensions.adopt(namespaces)
    return segment.pointExtensions.place(of: shape)
  }

  /// Gives the last point of the open segment its extensions.
  mutating func setExtensionsOfLastPoint(_ flat: FlatExtensions, _ namespaces: [String]) {
    segment.pointExtensions.append(flat, namespaces: namespaces, row: segment.count - 1)
  }
}
