// Which element may stand where.
extension GPXReader {
  /// Decides what an element of GPX means where it stands, and prepares for its content.
  @inline(__always)
  mutating func begin(
    _ element: GPXElement,
    _ namespace: GPXNamespace,
    _ bytes: RawSpan
  ) -> ReadingContext {
    switch context {
    case .trackPoint, .waypoint, .routePoint:
      beginInPoint(element, bytes)
    case .segment where element == .trackPoint:
      beginTrackPoint(bytes)
    case .outside:
      beginOutside(element, namespace, bytes)
    default:
      beginElsewhere(element, bytes)
    }
  }

  @inline(__always)
  private mutating func beginInPoint(
    _ element: GPXElement,
    _ bytes: RawSpan
  ) -> ReadingContext {
    switch element {
    case .elevation, .time, .name, .comment, .description, .source, .symbol, .type:
      checkOrder(element, bytes)
      return .value
    case .url, .urlName:
      checkOrder(element, bytes)
      return isVersion10 ? .value : misplaced(bytes, as: .value)
    case .link:
      checkOrder(element, bytes)
      return beginLink(bytes)
    case .extensions:
      checkOrder(element, bytes)
      return isVersion10 ? misplaced(bytes, as: .extensions) : .extensions
    case .magneticVariation, .geoidHeight, .fix, .satellites, .horizontalDilution,
      .verticalDilution, .positionDilution, .correctionAge, .stationID:
      checkOrder(element, bytes)
      return .value
    case .course, .speed:
      checkOrder(element, bytes)
      return isVersion10 ? .value : misplaced(bytes, as: .value)
    default:
      return beginElsewhere(element, bytes)
    }
  }

  @inline(__always)
  private mutating func beginTrackPoint(_ bytes: RawSpan) -> ReadingContext {
    // Points are compared with the order of the schema only where something stands before them.
    if let last = open.last, last.lastOrder > 1 { checkOrder(.trackPoint, bytes) }
    return beginPoint(.trackPoint, bytes)
  }

  /// Begins a point that does not stand where most do: the code for those is written out in place of the call.
  @inline(never)
  private mutating func beginPointElsewhere(
    _ context: ReadingContext,
    _ bytes: RawSpan
  ) -> ReadingContext {
    beginPoint(context, bytes)
  }

  /// Begins an element in any other place.
  @inline(never)
  private mutating func beginElsewhere(
    _ element: GPXElement,
    _ bytes: RawSpan
  ) -> ReadingContext {
    if context.isNested { return beginInNested(element, bytes) }
    if let inner = beginNested(element, bytes) { return inner }
    if !context.mayHold(element) { unwind(to: element, bytes) }
    checkOrder(element, bytes)
    switch context {
    case .gpx: return beginInDocument(element, bytes)
    case .metadata: return beginInMetadata(element, bytes)
    case .route, .track: return beginInWay(element, bytes)
    case .segment: return beginInSegment(element, bytes)
    case .author, .copyright, .link: return beginInSmallGroup(element, bytes)
    case .value, .markup: return beginMarkup(bytes)
    default: return element == .unknown ? unknown(bytes) : misplaced(bytes)
    }
  }

  private mutating func beginInDocument(
    _ element: GPXElement,
    _ bytes: RawSpan
  ) -> ReadingContext {
    switch element {
    case .waypoint:
      return beginPoint(.waypoint, bytes)
    case .track:
      builder.beginTrack()
      return .track
    case .route:
      builder.beginRoute()
      return .route
    case .metadata:
      return isVersion10 ? misplaced(bytes, as: .metadata) : .metadata
    case .extensions:
      return isVersion10 ? misplaced(bytes, as: .extensions) : .extensions
    case .name, .description, .author, .email, .url, .urlName, .time, .keywords:
      return isVersion10 ? .value : misplaced(bytes, as: .value)
    case .bounds:
      readBounds(bytes)
      return isVersion10 ? .skipped : misplaced(bytes, as: .skipped)
    case .segment:
      builder.beginSegment()
      return misplaced(bytes, as: .segment)
    case .trackPoint:
      noteMisplaced(bytes)
      return beginPointElsewhere(.trackPoint, bytes)
    case .routePoint:
      noteMisplaced(bytes)
      return beginPointElsewhere(.routePoint, bytes)
    case .unknown:
      return unknown(bytes)
    default:
      return misplaced(bytes)
    }
  }

  private mutating func beginInMetadata(
    _ element: GPXElement,
    _ bytes: RawSpan
  ) -> ReadingContext {
    switch element {
    case .name, .description, .time, .keywords:
      return .value
    case .author:
      if metadata.author == nil || nested != nil { metadata.author = Person() }
      return .author
    case .copyright:
      if metadata.copyright == nil { metadata.copyright = Copyright() }
      let holder = attribute("author", bytes)
      metadata.copyright?.holder = holder
      return .copyright
    case .link:
      forgetLinks()
      return beginLink(bytes)
    case .bounds:
      readBounds(bytes)
      return .skipped
    case .extensions:
      return .extensions
    case .unknown:
      return unknown(bytes)
    default:
      return misplaced(bytes)
    }
  }

  private mutating func beginInWay(
    _ element: GPXElement,
    _ bytes: RawSpan
  ) -> ReadingContext {
    switch element {
    case .name, .comment, .description, .source, .number, .type:
      return .value
    case .url, .urlName:
      return isVersion10 ? .value : misplaced(bytes, as: .value)
    case .link:
      return beginLink(bytes)
    case .extensions:
      return isVersion10 ? misplaced(bytes, as: .extensions) : .extensions
    case .segment:
      builder.beginSegment()
      return .segment
    case .routePoint where context == .route:
      return beginPointElsewhere(.routePoint, bytes)
    case .trackPoint, .routePoint:
      noteMisplaced(bytes)
      return beginPointElsewhere(context == .route ? .routePoint : .trackPoint, bytes)
    case .waypoint:
      return beginLiftedWaypoint(bytes)
    case .unknown:
      return unknown(bytes)
    default:
      return misplaced(bytes)
    }
  }

  private mutating func beginInSegment(
    _ element: GPXElement,
    _ bytes: RawSpan
  ) -> ReadingContext {
    switch element {
    case .trackPoint:
      return beginPointElsewhere(.trackPoint, bytes)
    case .waypoint:
      return beginLiftedWaypoint(bytes)
    case .routePoint:
      noteMisplaced(bytes)
      return beginPointElsewhere(.trackPoint, bytes)
    case .extensions:
      return isVersion10 ? misplaced(bytes, as: .extensions) : .extensions
    case .unknown:
      return unknown(bytes)
    default:
      return misplaced(bytes)
    }
  }

  private mutating func beginInSmallGroup(
    _ element: GPXElement,
    _ bytes: RawSpan
  ) -> ReadingContext {
    switch (context, element) {
    case (.author, .name), (.copyright, .year), (.copyright, .license), (.link, .text),
      (.link, .type):
      return .value
    case (.author, .link):
      return beginLink(bytes)
    case (.author, .email):
      readEmail(bytes)
      return .skipped
    case (_, .unknown):
      return unknown(bytes)
    default:
      return misplaced(bytes)
    }
  }
}

// MARK: - What is out of place

extension GPXReader {
  /// Notes where a child comes after one that the schema has behind it.
  @inline(__always)
  private mutating func checkOrder(_ element: GPXElement, _ bytes: RawSpan) {
    let order = element.order(in: context)
    let last = open.count - 1
    guard order != 0, last >= 0 else { return }
    // What follows is compared with this child, so that one in the wrong place is noted once.
    if order < open[last].lastOrder { noteOrder(bytes) }
    open[last].lastOrder = order
  }

  @inline(never)
  private mutating func noteOrder(_ bytes: RawSpan) {
    diagnostics.report(
      .wrongOrder,
      at: tokenizer.markupStart,
      "<\(tokenizer.name.shown(in: bytes))> comes too late; the schema has it earlier"
    )
  }

  /// Notes an element that does not belong here, and says how it is read anyhow.
  private mutating func misplaced(_ bytes: RawSpan, as context: ReadingContext) -> ReadingContext {
    noteMisplaced(bytes)
    return context
  }

  /// Notes an element that does not belong here, and keeps it with what GPX does not define.
  mutating func misplaced(_ bytes: RawSpan) -> ReadingContext {
    noteMisplaced(bytes)
    return keep(tokenizer.name, bytes)
  }

  private mutating func noteMisplaced(_ bytes: RawSpan) {
    guard let parent = open.last else { return }
    diagnostics.report(
      .misplacedElement,
      at: tokenizer.markupStart,
      "<\(tokenizer.name.shown(in: bytes))> is not allowed in <\(parent.name.shown(in: bytes))>"
    )
  }

  mutating func unknown(_ bytes: RawSpan) -> ReadingContext {
    diagnostics.report(
      .unknownElement,
      at: tokenizer.markupStart,
      "<\(tokenizer.name.shown(in: bytes))> is no element of GPX; it is kept as an extension"
    )
    return keep(tokenizer.name, bytes)
  }

  private mutating func beginLiftedWaypoint(_ bytes: RawSpan) -> ReadingContext {
    diagnostics.report(
      .misplacedWaypoint,
      at: tokenizer.markupStart,
      "<wpt> inside of <\((open.last?.name ?? tokenizer.name).shown(in: bytes))> becomes a waypoint of the document"
    )
    return beginPointElsewhere(.waypoint, bytes)
  }

  private mutating func beginMarkup(_ bytes: RawSpan) -> ReadingContext {
    diagnostics.report(
      .markupInText,
      at: tokenizer.markupStart,
      "<\(tokenizer.name.shown(in: bytes))> stands inside of a text"
    )
    return .markup
  }

  /// Begins an element inside of extensions.
  ///
  /// What one version of GPX defines and the other does not is written into extensions of the
  /// other's namespace, and is taken back from there.
  @inline(never)
  mutating func beginKept(
    _ name: XMLName,
    _ namespace: GPXNamespace,
    _ bytes: RawSpan,
    _ element: inout GPXElement
  ) -> ReadingContext {
    if context == .extensions, namespace.isVersion10 {
      let known = GPXElement(name, in: bytes)
      let isMotion = known == .course || known == .speed
      if isMotion && owner.isPoint || known == .email && owner == .metadata {
        element = known
        return .value
      }
    }
    return keep(name, bytes)
  }

  /// Begins an element of another namespace, outside of extensions.
  @inline(never)
  mutating func beginForeign(_ name: XMLName, _ bytes: RawSpan) -> ReadingContext {
    switch context {
    case .value, .markup:
      return beginMarkup(bytes)
    case .outside:
      return .outside
    default:
      // GPX 1.0 has no other place for what it does not know.
      if !isVersion10 {
        diagnostics.report(
          .foreignElement,
          at: tokenizer.markupStart,
          "<\(tokenizer.name.shown(in: bytes))> of another namespace stands outside of <extensions>"
        )
      }
      return keep(name, bytes)
    }
  }
}
