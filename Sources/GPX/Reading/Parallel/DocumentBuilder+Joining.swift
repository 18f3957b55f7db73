#if canImport(Dispatch) && !hasFeature(Embedded)
extension DocumentBuilder {
  /// Whether what another builder has from the rest of the file can be put behind this one's.
  ///
  /// It cannot where the other has something of the track that goes on but points and segments, since
  /// the first text of a kind counts, or where its first point is earlier than the last one here.
  func canJoin(_ other: DocumentBuilder) -> Bool {
    guard isSegmentOpen, let first = other.firstSegment else { return false }
    let track = other.document.tracks.first ?? other.track
    let hasNoHead = Track(segments: track.segments) == track
    return hasNoHead && (first.isEmpty || !segment.endsAfter(first.times[0]))
  }

  /// The part of the segment that goes on.
  private var firstSegment: TrackSegment? {
    let closed = document.tracks.first?.segments ?? segments
    return closed.first ?? (isSegmentOpen ? segment : nil)
  }

  /// Puts what another builder has behind this one's.
  mutating func join(_ other: DocumentBuilder) {
    let continued = other.document.tracks.first
    let closed = continued?.segments ?? other.segments
    if let first = closed.first {
      segment.appendConcurrently(contentsOf: first)
      endSegment()
      segments += closed.dropFirst()
    } else {
      segment.appendConcurrently(contentsOf: other.segment)
      return joinDocument(other)
    }
    if continued != nil { endWay() }
    takeOpenWay(of: other, keepsHead: continued == nil)
    joinDocument(other)
  }

  private mutating func joinDocument(_ other: DocumentBuilder) {
    document.waypoints += other.document.waypoints
    document.routes += other.document.routes
    document.tracks += other.document.tracks.dropFirst()
    document.extensions += other.document.extensions
    // It is set when the document ends, which it does in one part at most.
    document.metadata = other.document.metadata
    segmentExtensions += other.segmentExtensions
  }
}

extension DiagnosticCollector {
  /// Puts what another collector has, whose places are behind this one's, behind it.
  mutating func join(_ other: DiagnosticCollector) {
    for entry in other.entries { report(entry.code, at: entry.offset, entry.message) }
    addUnkept(other.count - other.entries.count)
    takeFailure(of: other)
  }
}
#endif
