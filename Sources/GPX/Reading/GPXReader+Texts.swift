// Values that stay texts, each with the element that it belongs to.
extension GPXReader {
  @inline(never)
  mutating func takeText(_ element: GPXElement, _ text: RawSpan, _ range: Range<Int>) {
    if element == .number {
      takeNumber(text, range)
      return
    }
    let value = text.text(range)
    let isFirst: Bool
    switch owner {
    case .waypoint, .routePoint, .trackPoint:
      point.hasTexts = true
      isFirst = point.texts.take(element, value)
    case .route, .track:
      isFirst = builder.wayTexts.take(element, value)
    case .metadata, .gpx:
      isFirst = metadata.take(element, value)
    case .author:
      isFirst = Self.fill(&metadata.author, value)
    case .copyright:
      isFirst = Self.fill(&metadata.copyright, element, value)
    case .link:
      isFirst = link.take(element, value)
    default:
      isFirst = true
    }
    if !isFirst { noteDuplicate(element) }
  }

  private static func fill(_ author: inout Person?, _ name: String) -> Bool {
    guard author?.name == nil else { return false }
    author?.name = name
    return true
  }

  private static func fill(
    _ copyright: inout Copyright?,
    _ element: GPXElement,
    _ value: String
  ) -> Bool {
    if element == .year {
      guard copyright?.year == nil else { return false }
      copyright?.year = value
    } else {
      guard copyright?.license == nil else { return false }
      copyright?.license = value
    }
    return true
  }

  /// Takes the number of a route or track.
  private mutating func takeNumber(_ text: RawSpan, _ range: Range<Int>) {
    guard !isEmpty(text, range, .number), let value = number(text, range, at: captured.start)
    else { return }
    guard let whole = Int(exactly: value) else {
      diagnostics.report(
        .malformedNumber,
        at: captured.start,
        "'\(text.text(text.trimmed(range)))' is not a whole number"
      )
      return
    }
    if builder.wayNumber == nil {
      builder.wayNumber = whole
    } else {
      noteDuplicate(.number)
    }
  }
}

extension Optional where Wrapped == String {
  /// Sets a text that is not set yet; false where it is.
  fileprivate mutating func fill(_ value: String) -> Bool {
    guard self == nil else { return false }
    self = value
    return true
  }
}

extension PointTexts {
  /// Takes the value of an element unless there is one already.
  fileprivate mutating func take(_ element: GPXElement, _ value: String) -> Bool {
    switch element {
    case .name: return name.fill(value)
    case .comment: return comment.fill(value)
    case .description: return description.fill(value)
    case .source: return source.fill(value)
    case .symbol: return symbol.fill(value)
    case .type: return type.fill(value)
    case .url: return links.takeAddress(value)
    case .urlName: return links.takeText(value)
    default: return true
    }
  }
}

extension Metadata {
  /// Takes the value of an element unless there is one already.
  fileprivate mutating func take(_ element: GPXElement, _ value: String) -> Bool {
    switch element {
    case .name: return name.fill(value)
    case .description: return description.fill(value)
    case .keywords: return keywords.fill(value)
    case .url: return links.takeAddress(value)
    case .urlName: return links.takeText(value)
    case .author:
      var person = author ?? Person()
      defer { author = person }
      return person.name.fill(value)
    case .email:
      var person = author ?? Person()
      defer { author = person }
      return person.email.fill(value)
    default: return true
    }
  }
}

extension WebLink {
  /// Takes the value of an element unless there is one already.
  fileprivate mutating func take(_ element: GPXElement, _ value: String) -> Bool {
    element == .text ? text.fill(value) : mediaType.fill(value)
  }
}

// GPX 1.0 has one link, in two elements that may stand alone.
extension [WebLink] {
  fileprivate mutating func takeAddress(_ address: String) -> Bool {
    if isEmpty {
      append(WebLink(address: address))
    } else if self[0].address.utf8.isEmpty {
      self[0].address = address
    } else {
      return false
    }
    return true
  }

  fileprivate mutating func takeText(_ text: String) -> Bool {
    if isEmpty { append(WebLink(address: "")) }
    return self[0].text.fill(text)
  }
}
