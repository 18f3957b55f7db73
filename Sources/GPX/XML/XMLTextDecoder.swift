/// Replaces what stands for something else in XML: references, and the ends of lines.
struct XMLTextDecoder {
  /// Whether references to unknown entities are dropped, because the document declares some;
  /// otherwise they are taken for plain text.
  var dropsUnknownEntities: Bool

  /// Whether every white space becomes a space, as in attributes.
  var isAttribute = false

  /// No reference that is read is longer.
  private static let longestReference = 40

  /// Appends a text to a buffer.
  func append(
    _ range: Range<Int>,
    of bytes: RawSpan,
    hasReferences: Bool,
    to buffer: inout [UInt8],
    _ diagnostics: inout DiagnosticCollector
  ) {
    var offset = range.lowerBound
    let end = range.upperBound
    while offset < end {
      let byte = bytes.byte(offset)
      if byte == ASCII.ampersand, hasReferences {
        offset = appendReference(bytes, at: offset, end: end, to: &buffer, &diagnostics)
        continue
      }
      if bytes.isNoncharacter(at: offset) {
        offset += 3
        continue
      }
      offset += 1
      if byte >= ASCII.space {
        buffer.append(byte)
      } else if byte == ASCII.carriageReturn {
        // Two bytes that end one line are one line feed in XML.
        if offset < end, bytes.byte(offset) == ASCII.lineFeed { offset += 1 }
        buffer.append(isAttribute ? ASCII.space : ASCII.lineFeed)
      } else if byte == ASCII.lineFeed || byte == ASCII.tab {
        buffer.append(isAttribute ? ASCII.space : byte)
      }
      // Other control characters are forbidden; the tokenizer has said so.
    }
  }

  /// Appends what the reference at an offset stands for, and tells where it ends.
  private func appendReference(
    _ bytes: RawSpan,
    at start: Int,
    end: Int,
    to buffer: inout [UInt8],
    _ diagnostics: inout DiagnosticCollector
  ) -> Int {
    if start + 1 < end, bytes.byte(start + 1) == ASCII.numberSign,
      let next = appendCharacter(bytes, at: start, end: end, to: &buffer, &diagnostics)
    {
      return next
    }
    var offset = start + 1
    let limit = min(end, start + Self.longestReference)
    while offset < limit,
      ASCII.isNameStart(bytes.byte(offset))
        || ASCII.digit(bytes.byte(offset)) <= 9
    {
      offset += 1
    }
    guard offset > start + 1, offset < end, bytes.byte(offset) == ASCII.semicolon else {
      diagnostics.report(.strayAmpersand, at: start, "'&' begins no reference; it is kept")
      buffer.append(ASCII.ampersand)
      return start + 1
    }
    appendEntity(start + 1..<offset, of: bytes, to: &buffer, &diagnostics)
    return offset + 1
  }

  /// Appends the character that a name stands for, between its ampersand and its semicolon.
  private func appendEntity(
    _ name: Range<Int>,
    of bytes: RawSpan,
    to buffer: inout [UInt8],
    _ diagnostics: inout DiagnosticCollector
  ) {
    if let scalar = EntityTable.standard(bytes, name) {
      buffer.append(scalar)
      return
    }
    let start = name.lowerBound - 1
    let outcome: String
    if let scalar = EntityTable.html(bytes, name) {
      buffer.append(utf8: scalar)
      outcome = "is HTML's, not XML's; it is read"
    } else if dropsUnknownEntities {
      outcome = "is not expanded; it is dropped"
    } else {
      buffer.append(contentsOf: bytes, in: start..<name.upperBound + 1)
      outcome = "is not known; it is kept as text"
    }
    diagnostics.report(.unknownEntity, at: start, "'&\(bytes.text(name));' \(outcome)")
  }

  /// Appends the character of `&#10;` or `&#xA;`; nil where it is no such reference.
  private func appendCharacter(
    _ bytes: RawSpan,
    at start: Int,
    end: Int,
    to buffer: inout [UInt8],
    _ diagnostics: inout DiagnosticCollector
  ) -> Int? {
    var offset = start + 2
    let isHexadecimal = offset < end && bytes.byte(offset) | 0x20 == 0x78
    if isHexadecimal { offset += 1 }
    let digitsStart = offset
    var scalar: UInt32 = 0
    while offset < end {
      let digit = UInt32(Self.digit(bytes.byte(offset)))
      if digit >= (isHexadecimal ? 16 : 10) { break }
      // Beyond Unicode it stays beyond, and never overflows.
      scalar = min(0x20_0000, scalar * (isHexadecimal ? 16 : 10) + digit)
      offset += 1
    }
    guard offset > digitsStart, offset < end, bytes.byte(offset) == ASCII.semicolon else {
      return nil
    }
    if Self.isAllowed(scalar) {
      buffer.append(utf8: scalar)
    } else {
      let shown = bytes.text(start..<min(offset + 1, start + Self.longestReference))
      diagnostics.report(
        .forbiddenCharacter,
        at: start,
        "'\(shown)' is forbidden in XML and is dropped"
      )
    }
    return offset + 1
  }

  /// The value of a hexadecimal digit; 255 for any other byte.
  private static func digit(_ byte: UInt8) -> UInt8 {
    let number = ASCII.digit(byte)
    if number <= 9 { return number }
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : 255
  }

  /// Whether XML 1.0 allows a character: production 2, `Char`.
  private static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
