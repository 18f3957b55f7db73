/// Writes GPX piece by piece, in memory that does not grow with the file.
///
/// ```swift
/// var writer = GPXWriter(creator: "My app") { bytes in file.append(bytes) }
/// writer.append(Waypoint(latitude: 46.5, longitude: 7.9, name: "Hut"))
/// writer.beginTrack(Track(name: "Ascent"))
/// for point in points { writer.append(point) }
/// writer.finish()
/// ```
///
/// Whatever begins ends what was open before it, and what a point needs around it is begun for it: a
/// track point begins a segment where none is open, and a track around that. The schema has
/// waypoints first, then routes, then tracks; what comes in another order is written as it comes.
public struct GPXWriter<Failure: Error>: ~Copyable {
  private var encoder: GPXEncoder
  private let sink: (Span<UInt8>) throws(Failure) -> Void

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - creator: the program that wrote the file; that of the options comes before it.
  ///   - metadata: what the file says about itself.
  ///   - namespaces: the namespaces of extensions that the root is to declare. What is missing
  ///     is declared on each element that needs it, which takes more bytes and means the same.
  ///   - options: how the file is to be written.
  ///   - sink: takes the next bytes of the file, about 64 kB at a time. What it throws is thrown by
  ///     the method that caused the call.
  public init(
    creator: String? = nil,
    metadata: Metadata = Metadata(),
    namespaces: [NamespaceDeclaration] = [],
    options: WritingOptions = WritingOptions(),
    sink: @escaping (Span<UInt8>) throws(Failure) -> Void
  ) {
    encoder = GPXEncoder(options, namespaces)
    self.sink = sink
    encoder.beginDocument(creator: creator, metadata)
  }

  /// Writes a waypoint of the file.
  public mutating func append(_ waypoint: Waypoint) throws(Failure) {
    encoder.endWay()
    try drainIfFull()
    encoder.append(waypoint, encoder.waypoint)
  }

  /// Writes the end of the file.
  ///
  /// - Parameter extensions: the elements that GPX does not define, as far as they belong to the
  ///   whole.
  /// - Throws: what the sink throws.
  public consuming func finish(extensions: [ExtensionElement] = []) throws(Failure) {
    encoder.endDocument(extensions)
    try encoder.drain(sink)
  }

  private mutating func drainIfFull() throws(Failure) {
    if encoder.isFull { try encoder.drain(sink) }
  }
}

// MARK: - Routes

extension GPXWriter {
  /// Begins a route, with all that it has; its points may be few or none, as more can follow.
  public mutating func beginRoute(_ route: Route = Route()) throws(Failure) {
    encoder.endWay()
    try drainIfFull()
    encoder.begin(WayHead(route))
    for point in route.points { try append(routePoint: point) }
  }

  /// Writes a point of the open route, and begins a route where none is open.
  public mutating func append(routePoint point: Waypoint) throws(Failure) {
    try drainIfFull()
    if !encoder.open.isRoute { encoder.begin(WayHead(Route())) }
    encoder.append(point, encoder.routePoint)
  }
}

// MARK: - Tracks

extension GPXWriter {
  /// Begins a track, with all that it has; its segments may be few or none, as more can follow.
  public mutating func beginTrack(_ track: Track = Track()) throws(Failure) {
    encoder.endWay()
    try drainIfFull()
    encoder.begin(WayHead(track))
    for segment in track.segments { try append(segment) }
  }

  /// Begins a segment of the open track, and begins a track where none is open.
  ///
  /// - Parameter extensions: the elements that GPX does not define and that belong to the segment
  ///   itself. In GPX 1.0 they are kept to the end of the file.
  /// - Throws: what the sink throws.
  public mutating func beginSegment(
    extensions: [ExtensionElement] = []
  ) throws(Failure) {
    encoder.endSegment()
    try drainIfFull()
    encoder.beginSegment(extensions)
  }

  /// Writes a point of the open segment, and begins a segment where none is open.
  public mutating func append(_ point: TrackPoint) throws(Failure) {
    try drainIfFull()
    if !encoder.open.isSegment { encoder.beginSegment([]) }
    encoder.append(point)
  }

  /// Begins a segment, with all its points; more can follow.
  public mutating func append(_ segment: TrackSegment) throws(Failure) {
    try beginSegment(extensions: segment.extensions)
    let plan = encoder.plan(for: segment)
    var row = 0
    while row < segment.count {
      row = encoder.append(segment, from: row, plan)
      try drainIfFull()
    }
  }
}
