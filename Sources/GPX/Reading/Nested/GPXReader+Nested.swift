// What GPX 1.0 has no element for, in a document of GPX 1.1 inside of what it belongs to.
extension GPXReader {
  /// What the values and links belong to that are in the innermost element.
  var owner: ReadingContext {
    switch context {
    case .nestedPart: nested?.owner ?? context
    case .extensions: holder
    default: context
    }
  }

  /// Begins a nested document, where the element is one.
  mutating func beginNested(_ element: GPXElement, _ bytes: RawSpan) -> ReadingContext? {
    guard element == .gpx, isVersion10, nested == nil, context.isPoint || context.holdsNested,
      scope.namespace(of: tokenizer.name, in: bytes).isVersion11
    else { return nil }
    recorder.giveUp()
    nested = NestedReading(in: context)
    return .nested
  }

  /// Begins an element in a nested document.
  mutating func beginInNested(_ element: GPXElement, _ bytes: RawSpan) -> ReadingContext {
    guard let owner = nested?.owner else { return .skipped }
    switch (context, element) {
    case (.nested, .metadata) where owner == .gpx:
      return .metadata
    case (.nested, .extensions) where owner == .gpx:
      return .extensions
    case (.nested, .track) where owner == .gpx:
      nested?.track += 1
      nested?.segment = -1
      return .nestedPart
    case (.nestedPart, .segment) where owner == .gpx:
      nested?.segment += 1
      return .nestedSegment
    case (.nestedSegment, .extensions):
      return .extensions
    case (.nested, .waypoint) where owner.isPoint, (.nested, .route) where owner == .route,
      (.nested, .track) where owner == .track:
      return .nestedPart
    case (.nestedPart, .link) where owner != .gpx:
      forgetLinks()
      return beginLink(bytes)
    case (.nestedPart, .type) where owner == .route || owner == .track:
      return .value
    case (.nestedPart, .extensions) where owner != .gpx:
      return .extensions
    default:
      return element == .unknown ? unknown(bytes) : misplaced(bytes)
    }
  }

  /// Lets go of the link of GPX 1.0 before the first one of a nested document.
  mutating func forgetLinks() {
    guard let hasLinks = nested?.hasLinks, !hasLinks else { return }
    nested?.hasLinks = true
    switch owner {
    case .metadata: metadata.links = []
    case .waypoint, .routePoint, .trackPoint: point.texts.links = []
    case .route, .track: builder.wayTexts.links = []
    default: break
    }
  }

  /// Keeps the extensions of a segment until all segments are there.
  mutating func keepSegmentExtensions(_ elements: [ExtensionElement]) {
    guard let nested else { return }
    builder.segmentExtensions.append(
      NestedRest.Segment(
        track: nested.track,
        segment: nested.segment,
        extensions: elements
      )
    )
  }
}

extension ReadingContext {
  /// Whether it is a nested document, or what in it stands for the element around it.
  var isNested: Bool { self == .nested || self == .nestedPart || self == .nestedSegment }

  /// Whether a nested document may stand in the element, points apart.
  fileprivate var holdsNested: Bool { self == .gpx || self == .route || self == .track }
}

extension DocumentBuilder {
  /// Gives segments their extensions that stand at the end of the file.
  mutating func placeSegmentExtensions() {
    for entry in segmentExtensions {
      #if !hasFeature(Embedded)
      if isStreaming {
        handOut(entry.extensions, track: entry.track, segment: entry.segment)
        continue
      }
      #endif
      guard document.tracks.indices.contains(entry.track),
        document.tracks[entry.track].segments.indices.contains(entry.segment)
      else {
        // What belongs to no segment of the file is kept all the same.
        document.extensions += entry.extensions
        continue
      }
      document.tracks[entry.track].segments[entry.segment].extensions += entry.extensions
    }
    segmentExtensions = []
  }
}
