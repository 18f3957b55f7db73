/// Cuts XML into tags and texts.
///
/// It knows the marks of XML and nothing of GPX, of namespaces or of nesting. Comments, processing
/// instructions and document types are stepped over. It never fails: what cannot be markup is
/// text, and what is wrong is noted. It holds no bytes; they are handed in.
struct XMLTokenizer {
  /// Where the next token begins.
  var position: Int

  /// Where the text begins and ends.
  private(set) var start: Int
  var end: Int

  /// Where the last piece of markup begins: its `<`.
  var markupStart = 0

  /// The name in the last tag.
  var name = XMLName()

  /// The attributes of the last start tag, without those beyond the limit.
  var attributes: [XMLAttribute] = []

  /// Whether the last start tag is its own end tag.
  var isSelfClosing = false

  /// Whether the last start tag has more attributes than the limit.
  var hasTooManyAttributes = false

  /// Whether the last start tag declares namespaces.
  var declaresNamespaces = false

  /// Whether the last start tag has attributes with a prefix, declarations apart.
  var hasPrefixedAttributes = false

  /// The last text.
  var text = XMLText()

  /// Whether a document type was read that declares entities.
  var declaresEntities = false

  /// Where the name in the document type begins, which is that of the root.
  var documentTypeName: Int?

  let limits: ReadingLimits

  init(_ range: Range<Int>, _ limits: ReadingLimits) {
    position = range.lowerBound
    start = range.lowerBound
    end = range.upperBound
    self.limits = limits
    attributes.reserveCapacity(8)
  }

  /// Reads the next token.
  @inline(__always)
  mutating func next(_ bytes: RawSpan, _ diagnostics: inout DiagnosticCollector) -> XMLToken {
    while true {
      guard position < end else { return .end }
      guard bytes.byte(position) == ASCII.less else {
        readText(bytes, from: position, &diagnostics)
        return .text
      }
      markupStart = position
      guard position &+ 1 < end else { return truncated() }
      let byte = bytes.byte(position &+ 1)
      if ASCII.isNameStart(byte) {
        return readStartTag(bytes, &diagnostics)
      }
      if byte == ASCII.slash {
        return readEndTag(bytes, &diagnostics)
      }
      if let token = readOther(bytes, byte, &diagnostics) { return token }
    }
  }

  /// Steps over a byte order mark at the very beginning.
  mutating func skipByteOrderMark() {
    position = 3
    start = 3
  }

  /// Follows bytes that have moved towards the beginning.
  mutating func shift(by distance: Int) {
    position -= distance
    start -= distance
    markupStart -= distance
  }

  mutating func truncated() -> XMLToken {
    position = end
    return .truncated
  }

  /// Reads a name; the tag or attribute goes on behind it.
  @inline(__always)
  func readName(_ bytes: RawSpan, at start: Int) -> XMLName {
    var offset = start
    var localStart = start
    var isOdd = false
    while offset < end {
      let byte = bytes.byte(offset)
      if ASCII.endsName(byte) { break }
      offset &+= 1
      if byte == ASCII.colon {
        if localStart == start, offset > start &+ 1 { localStart = offset } else { isOdd = true }
      } else if ASCII.isOddInName(byte) || byte == 0xEF && bytes.isNoncharacter(at: offset &- 1) {
        isOdd = true
      }
    }
    if localStart == offset, offset > start { isOdd = true }
    return XMLName(
      start: start,
      count: offset &- start,
      prefixCount: localStart &- start,
      isOdd: isOdd,
      word: bytes.packedWord(localStart, count: offset &- localStart)
    )
  }

  /// The first byte at or after an offset that is a mark, `<`, `&` or a control character, or that
  /// comes in the last eight bytes.
  @inline(__always)
  func skipPlain(_ bytes: RawSpan, from start: Int, upTo mark: UInt8) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let word = bytes.word(offset)
      let marks =
        ByteScan.equal(word, mark) | ByteScan.equal(word, ASCII.less)
        | ByteScan.equal(word, ASCII.ampersand) | ByteScan.control(word)
        | ByteScan.equal(word, ASCII.rightBracket) | ByteScan.equal(word, 0xEF)
      if marks != 0 { return offset &+ ByteScan.index(marks) }
      offset &+= 8
    }
    return offset
  }

  @inline(__always)
  func skipSpace(_ bytes: RawSpan, from start: Int) -> Int {
    var offset = start
    while offset < end, ASCII.isSpace(bytes.byte(offset)) { offset &+= 1 }
    return offset
  }
}

// MARK: - Tags

extension XMLTokenizer {
  @inline(__always)
  private mutating func readEndTag(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) -> XMLToken {
    name = readName(bytes, at: position &+ 2)
    var offset = name.start &+ name.count
    if offset < end, bytes.byte(offset) == ASCII.greater {
      position = offset &+ 1
      return .endTag
    }
    offset = skipSpace(bytes, from: offset)
    while offset < end {
      let byte = bytes.byte(offset)
      if byte == ASCII.greater || byte == ASCII.less { break }
      offset += 1
    }
    guard offset < end else { return truncated() }
    if offset != skipSpace(bytes, from: name.start + name.count)
      || bytes.byte(offset) == ASCII.less
    {
      diagnostics.report(.malformedTag, at: markupStart, "an end tag holds more than a name")
    }
    position = bytes.byte(offset) == ASCII.greater ? offset + 1 : offset
    return .endTag
  }

  @inline(__always)
  private mutating func readStartTag(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) -> XMLToken {
    name = readName(bytes, at: position &+ 1)
    if name.isOdd { noteOddName(name, bytes, &diagnostics) }
    hasPrefixedAttributes = false
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
    isSelfClosing = false
    declaresNamespaces = false
    hasTooManyAttributes = false
    let offset = name.start &+ name.count
    if offset < end, bytes.byte(offset) == ASCII.greater {
      position = offset &+ 1
      return .startTag
    }
    return readAttributes(bytes, from: offset, &diagnostics) ? .startTag : truncated()
  }

  /// Reads the rest of a start tag; false where the bytes end inside of it.
  @inline(__always)
  private mutating func readAttributes(
    _ bytes: RawSpan,
    from start: Int,
    _ diagnostics: inout DiagnosticCollector
  ) -> Bool {
    var offset = start
    while true {
      let next = skipSpace(bytes, from: offset)
      guard next < end else { return false }
      let byte = bytes.byte(next)
      if byte == ASCII.greater {
        position = next &+ 1
        return true
      }
      if byte == ASCII.slash {
        guard next &+ 1 < end else { return false }
        if bytes.byte(next &+ 1) == ASCII.greater {
          isSelfClosing = true
          position = next &+ 2
          return true
        }
      }
      if !ASCII.isNameStart(byte) || next == offset {
        noteMalformedTag(bytes, at: next, &diagnostics)
        if byte == ASCII.less {
          position = next
          return true
        }
        if !ASCII.isNameStart(byte) {
          offset = next &+ 1
          continue
        }
      }
      guard let behind = readAttribute(bytes, at: next, &diagnostics) else { return false }
      offset = behind
    }
  }

  @inline(never)
  private func noteOddName(
    _ name: XMLName,
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) {
    diagnostics.report(
      .malformedTag,
      at: name.start,
      "'\(name.shown(in: bytes))' is no name of XML"
    )
  }

  @inline(never)
  private func noteMalformedTag(
    _ bytes: RawSpan,
    at offset: Int,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let shown = name.shown(in: bytes)
    if bytes.byte(offset) == ASCII.less {
      diagnostics.report(.malformedTag, at: markupStart, "<\(shown) is not closed with '>'")
    } else {
      diagnostics.report(
        .malformedTag,
        at: offset,
        "the attributes of <\(shown)> cannot be told apart here"
      )
    }
  }

  /// Reads an attribute and tells where it ends; nil where the bytes end before it does.
  @inline(__always)
  private mutating func readAttribute(
    _ bytes: RawSpan,
    at start: Int,
    _ diagnostics: inout DiagnosticCollector
  ) -> Int? {
    let attributeName = readName(bytes, at: start)
    if attributeName.isOdd { noteOddName(attributeName, bytes, &diagnostics) }
    var offset = skipSpace(bytes, from: start &+ attributeName.count)
    guard offset < end else { return nil }
    guard bytes.byte(offset) == ASCII.equals else {
      diagnostics.report(
        .malformedTag,
        at: start,
        "the attribute '\(attributeName.shown(in: bytes))' has no value"
      )
      return start &+ attributeName.count
    }
    offset = skipSpace(bytes, from: offset &+ 1)
    guard offset < end else { return nil }
    let quote = bytes.byte(offset)
    guard quote == ASCII.quotationMark || quote == ASCII.apostrophe else {
      return readUnquoted(bytes, attributeName, from: offset, &diagnostics)
    }
    return readQuoted(bytes, attributeName, from: offset &+ 1, upTo: quote, &diagnostics)
  }

  @inline(__always)
  private mutating func readQuoted(
    _ bytes: RawSpan,
    _ attributeName: XMLName,
    from start: Int,
    upTo quote: UInt8,
    _ diagnostics: inout DiagnosticCollector
  ) -> Int? {
    var isPlain = true
    var offset = start
    while true {
      offset = skipPlain(bytes, from: offset, upTo: quote)
      guard offset < end else { return nil }
      let byte = bytes.byte(offset)
      if byte == quote { break }
      // A value without its closing mark would swallow the next tag, so this one ends here; the
      // loop over attributes says so.
      if byte == ASCII.less { return offset }
      if byte < ASCII.space || byte == ASCII.ampersand {
        isPlain = false
        noteIfForbidden(byte, at: offset, &diagnostics)
      } else if bytes.isNoncharacter(at: offset) {
        isPlain = false
        noteNoncharacter(at: offset, &diagnostics)
      }
      offset &+= 1
    }
    let attribute = XMLAttribute(
      name: attributeName,
      valueStart: start,
      valueEnd: offset,
      isPlain: isPlain
    )
    add(attribute, bytes, &diagnostics)
    return offset &+ 1
  }

  private mutating func readUnquoted(
    _ bytes: RawSpan,
    _ attributeName: XMLName,
    from start: Int,
    _ diagnostics: inout DiagnosticCollector
  ) -> Int? {
    diagnostics.report(
      .malformedTag,
      at: start,
      "the value of '\(attributeName.shown(in: bytes))' has no quotation marks"
    )
    var offset = start
    while offset < end {
      let byte = bytes.byte(offset)
      if ASCII.isSpace(byte) || byte == ASCII.greater || byte == ASCII.less { break }
      if byte == ASCII.slash, offset + 1 < end, bytes.byte(offset + 1) == ASCII.greater { break }
      offset += 1
    }
    guard offset < end else { return nil }
    let attribute = XMLAttribute(
      name: attributeName,
      valueStart: start,
      valueEnd: offset,
      isPlain: false
    )
    add(attribute, bytes, &diagnostics)
    return offset
  }

  /// Keeps an attribute unless it is there already or one too many.
  @inline(__always)
  private mutating func add(
    _ attribute: XMLAttribute,
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) {
    for index in attributes.indices
    where attributes[index].name.isSame(as: attribute.name, in: bytes) {
      diagnostics.report(
        .duplicateAttribute,
        at: attribute.name.start,
        "the attribute '\(attribute.name.shown(in: bytes))' is given twice; the first counts"
      )
      return
    }
    if attribute.name.count > limits.nameLength {
      diagnostics.report(
        .nameTooLong,
        at: attribute.name.start,
        "the name of an attribute is longer than \(limits.nameLength) bytes"
      )
      return
    }
    guard attributes.count < limits.attributes else {
      // Noted once for an element: the next attribute is beyond the limit, too.
      if !hasTooManyAttributes {
        hasTooManyAttributes = true
        diagnostics.report(
          .tooManyAttributes,
          at: attribute.name.start,
          "more than \(limits.attributes) attributes; the rest is ignored"
        )
      }
      return
    }
    if attribute.name.isNamespaceDeclaration(in: bytes) {
      declaresNamespaces = true
    } else if attribute.name.prefixCount > 0 {
      hasPrefixedAttributes = true
    }
    attributes.append(attribute)
  }

  /// Notes a control character that XML forbids.
  func noteIfForbidden(_ byte: UInt8, at offset: Int, _ diagnostics: inout DiagnosticCollector) {
    guard byte < ASCII.space, !ASCII.isSpace(byte) else { return }
    diagnostics.report(
      .forbiddenCharacter,
      at: offset,
      "U+\(hexadecimal(UInt32(byte), digits: 4)) is forbidden in XML and is dropped"
    )
  }
}
