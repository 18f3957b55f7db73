extension GPXReader {
  /// The value of an attribute of the start tag, nil without one.
  @inline(never)
  mutating func attribute(_ name: StaticString, _ bytes: RawSpan) -> String? {
    guard let found = find(name, bytes) else { return nil }
    if found.isPlain { return bytes.text(found.value) }
    return String(decoding: decoded(found, bytes), as: UTF8.self)
  }

  func find(_ name: StaticString, _ bytes: RawSpan) -> XMLAttribute? {
    for attribute in tokenizer.attributes
    where attribute.name.count == name.utf8CodeUnitCount
      && bytes.spells(name, at: attribute.name.start)
    {
      return attribute
    }
    return nil
  }

  mutating func decoded(_ attribute: XMLAttribute, _ bytes: RawSpan) -> [UInt8] {
    var buffer: [UInt8] = []
    let decoder = XMLTextDecoder(
      dropsUnknownEntities: tokenizer.declaresEntities,
      isAttribute: true
    )
    decoder.append(
      attribute.value,
      of: bytes,
      hasReferences: true,
      to: &buffer,
      &diagnostics
    )
    return buffer
  }

  /// The number in an attribute, nil where there is none.
  @inline(__always)
  mutating func number(_ attribute: XMLAttribute, _ bytes: RawSpan) -> Double? {
    if attribute.isPlain {
      return number(bytes, attribute.value, at: attribute.valueStart)
    }
    let buffer = decoded(attribute, bytes)
    return number(buffer.span.bytes, 0..<buffer.count, at: attribute.valueStart)
  }

  /// The number that fills a range of a text, nil where it is none.
  ///
  /// The offset is that of the text in the file.
  @inline(__always)
  mutating func number(_ text: RawSpan, _ range: Range<Int>, at offset: Int) -> Double? {
    // Spaces around a number are rare, so it is first tried as it stands.
    if let decimal = Decimal(text, in: range), !decimal.hasComma, !decimal.hasExponent,
      let value = decimals.value(of: decimal, in: text)
    {
      return value
    }
    return oddNumber(text, range, at: offset)
  }

  @inline(never)
  private mutating func oddNumber(
    _ text: RawSpan,
    _ range: Range<Int>,
    at offset: Int
  )
    -> Double?
  {
    let trimmed = text.trimmed(range)
    guard let decimal = Decimal(text, in: trimmed),
      let value = decimals.value(of: decimal, in: text)
    else {
      diagnostics.report(
        .malformedNumber,
        at: offset,
        "'\(text.shown(trimmed))' is not a decimal number"
      )
      return nil
    }
    if decimal.hasComma {
      diagnostics.report(
        .decimalComma,
        at: offset,
        "'\(text.shown(trimmed))' has a comma for the decimal dot"
      )
    }
    if decimal.hasExponent {
      diagnostics.report(
        .exponentNumber,
        at: offset,
        "'\(text.shown(trimmed))' has an exponent"
      )
    }
    return value
  }
}

// MARK: - Elements that are all attributes

extension GPXReader {
  mutating func beginLink(_ bytes: RawSpan) -> ReadingContext {
    let address = attribute("href", bytes)
    if address == nil {
      diagnostics.report(.missingAttribute, at: tokenizer.markupStart, "<link> has no href")
    }
    link = WebLink(address: address ?? "")
    return .link
  }

  mutating func readEmail(_ bytes: RawSpan) {
    guard let user = attribute("id", bytes), let domain = attribute("domain", bytes) else {
      diagnostics.report(
        .missingAttribute,
        at: tokenizer.markupStart,
        "<email> needs an id and a domain"
      )
      return
    }
    metadata.author?.email = "\(user)@\(domain)"
  }

  mutating func readBounds(_ bytes: RawSpan) {
    let start = tokenizer.markupStart
    let names: [StaticString] = ["minlat", "minlon", "maxlat", "maxlon"]
    var edges: [Double] = []
    for name in names {
      if let found = find(name, bytes), let edge = number(found, bytes) { edges.append(edge) }
    }
    guard edges.count == 4,
      let bounds = GeographicBounds(
        south: edges[0],
        west: edges[1],
        north: edges[2],
        east: edges[3]
      )
    else {
      diagnostics.report(
        .malformedBounds,
        at: start,
        "<bounds> lacks an edge or is none; it is ignored"
      )
      return
    }
    metadata.bounds = bounds
  }
}
