// Routes, tracks and segments.
extension GPXEncoder {
  /// Begins a route or track after the one that may be open.
  mutating func begin(_ head: WayHead) {
    endWay()
    open = head.element == .route ? .route : .track
    if open.isTrack {
      rest.trackCount += 1
      rest.segmentCount = 0
    }
    begin(head.element, 1)
    append(.name, head.name, 2)
    append(.comment, head.comment, 2)
    append(.description, head.description, 2)
    append(.source, head.source, 2)
    if version == .gpx11 {
      appendLinks(head.links, 2)
      append(.number, head.number, 2)
      append(.type, head.type, 2)
      appendExtensions(head.extensions, 2)
    } else {
      appendFirstLink(head.links, 2)
      append(.number, head.number, 2)
      appendRest(of: head, 2)
    }
  }

  /// Begins a segment after the one that may be open, in the open track.
  mutating func beginSegment(_ extensions: [ExtensionElement]) {
    endSegment()
    if !open.isTrack { begin(WayHead(Track())) }
    begin(.segment, 2)
    if version == .gpx11 {
      open = .segment(extensions)
    } else {
      open = .segment([])
      if !extensions.isEmpty {
        rest.segments.append(
          NestedRest.Segment(
            track: rest.trackCount - 1,
            segment: rest.segmentCount,
            extensions: extensions
          )
        )
      }
    }
    rest.segmentCount += 1
  }

  /// Ends the open segment, if there is one.
  mutating func endSegment() {
    guard case .segment(let extensions) = open else { return }
    appendExtensions(extensions, 3)
    end(.segment, 2)
    open = .track
  }

  /// Ends the open route or track, if there is one.
  mutating func endWay() {
    endSegment()
    switch open {
    case .none: return
    case .route: end(.route, 1)
    case .track, .segment: end(.track, 1)
    }
    open = .none
  }
}
