extension XMLTokenizer {
  /// Reads text up to the next `<`, or to the end.
  @inline(__always)
  mutating func readText(
    _ bytes: RawSpan,
    from start: Int,
    _ diagnostics: inout DiagnosticCollector
  ) {
    var offset = start
    var isPlain = true
    while offset < end {
      let byte = bytes.byte(offset)
      guard ASCII.isSpace(byte) else { break }
      if byte == ASCII.carriageReturn { isPlain = false }
      offset &+= 1
    }
    text = XMLText(start: position, end: offset, isPlain: isPlain)
    if offset < end, offset == start || bytes.byte(offset) != ASCII.less {
      offset = readWords(bytes, from: offset, &diagnostics)
    }
    text.end = offset
    position = offset
  }

  /// Reads on where text has more than white space.
  @inline(__always)
  private mutating func readWords(
    _ bytes: RawSpan,
    from start: Int,
    _ diagnostics: inout DiagnosticCollector
  ) -> Int {
    text.isBlank = false
    var offset = start
    while true {
      offset = skipPlain(bytes, from: offset, upTo: ASCII.less)
      guard offset < end else { break }
      let byte = bytes.byte(offset)
      if byte == ASCII.less, offset > position { break }
      if byte < ASCII.space {
        if byte == ASCII.carriageReturn {
          text.isPlain = false
        } else if byte != ASCII.lineFeed, byte != ASCII.tab {
          text.isPlain = false
          noteIfForbidden(byte, at: offset, &diagnostics)
        }
      } else if byte == ASCII.ampersand {
        text.isPlain = false
      } else if byte == ASCII.rightBracket {
        if bytes.spells("]]>", at: offset) {
          diagnostics.report(.strayMarkup, at: offset, "']]>' ends no CDATA here; it is kept")
        }
      } else if bytes.isNoncharacter(at: offset) {
        text.isPlain = false
        noteNoncharacter(at: offset, &diagnostics)
      }
      offset &+= 1
    }
    return offset
  }
}

// MARK: - Markup that is no tag

extension XMLTokenizer {
  /// Reads `<!…`, `<?…` or a `<` that begins nothing; nil where it was stepped over.
  @inline(never)
  mutating func readOther(
    _ bytes: RawSpan,
    _ byte: UInt8,
    _ diagnostics: inout DiagnosticCollector
  ) -> XMLToken? {
    if byte == ASCII.questionMark {
      return skipInstruction(bytes, &diagnostics)
    }
    if bytes.spells("<!--", at: position) {
      return skipComment(bytes, &diagnostics)
    }
    if bytes.spells("<![CDATA[", at: position) {
      return readCData(bytes, &diagnostics)
    }
    if byte == ASCII.exclamationMark, isDocumentType(bytes) {
      return skipDocumentType(bytes, &diagnostics)
    }
    // The bytes may end in the middle of `<!--` or `<![CDATA[`.
    if byte == ASCII.exclamationMark, end - position < 9 { return truncated() }
    diagnostics.report(.strayMarkup, at: position, "'<' begins no tag here; it is read as text")
    readText(bytes, from: position, &diagnostics)
    return .text
  }

  /// Where a mark of ASCII begins at or after an offset.
  func find(_ mark: StaticString, _ bytes: RawSpan, from start: Int) -> Int? {
    let first = mark.utf8Start[0]
    let last = end - mark.utf8CodeUnitCount
    var offset = start
    while offset <= last {
      if bytes.byte(offset) == first, bytes.spells(mark, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private mutating func readCData(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) -> XMLToken {
    let start = position + 9
    guard let close = find("]]>", bytes, from: start) else { return truncated() }
    var isBlank = true
    var isPlain = true
    for offset in start..<close {
      let byte = bytes.byte(offset)
      if !ASCII.isSpace(byte) { isBlank = false }
      if byte < ASCII.space, byte != ASCII.lineFeed, byte != ASCII.tab {
        isPlain = false
        noteIfForbidden(byte, at: offset, &diagnostics)
      } else if bytes.isNoncharacter(at: offset) {
        isPlain = false
        noteNoncharacter(at: offset, &diagnostics)
      }
    }
    text = XMLText(start: start, end: close, isPlain: isPlain, isBlank: isBlank, isCData: true)
    position = close + 3
    return .text
  }

  /// Whether `<!DOCTYPE` stands at the position, in capital or small letters.
  private func isDocumentType(_ bytes: RawSpan) -> Bool {
    let mark: StaticString = "<!doctype"
    let count = mark.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count
    where ASCII.lowercased(bytes.byte(position + index)) != mark.utf8Start[index] {
      return false
    }
    return true
  }

  /// Steps over a document type.
  ///
  /// Its declarations are never followed and never expanded.
  private mutating func skipDocumentType(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) -> XMLToken? {
    var offset = position + 9
    documentTypeName = skipSpace(bytes, from: offset)
    noteMalformedType(bytes, &diagnostics)
    var isInSubset = false
    while offset < end {
      let byte = bytes.byte(offset)
      if byte == ASCII.quotationMark || byte == ASCII.apostrophe {
        offset += 1
        while offset < end, bytes.byte(offset) != byte { offset += 1 }
      } else if byte == ASCII.leftBracket {
        isInSubset = true
      } else if byte == ASCII.rightBracket {
        isInSubset = false
      } else if byte == ASCII.greater, !isInSubset {
        position = offset + 1
        return nil
      } else if bytes.spells("<!--", at: offset) {
        guard let close = find("-->", bytes, from: offset + 4) else { return truncated() }
        offset = close + 2
      } else if bytes.spells("<?", at: offset) {
        guard let close = find("?>", bytes, from: offset + 2) else { return truncated() }
        offset = close + 1
      } else if bytes.spells("<!ENTITY", at: offset) {
        if !declaresEntities {
          diagnostics.report(
            .entityDeclaration,
            at: offset,
            "entities are declared; they are not expanded"
          )
        }
        declaresEntities = true
      }
      offset += 1
    }
    return truncated()
  }

  /// Notes a document type whose beginning is none: a name, and perhaps where it is defined.
  private func noteMalformedType(_ bytes: RawSpan, _ diagnostics: inout DiagnosticCollector) {
    guard let start = documentTypeName, start < end else { return }
    let name = readName(bytes, at: start)
    let behind = skipSpace(bytes, from: start + name.count)
    guard behind < end else { return }
    let byte = bytes.byte(behind)
    let isPlain = byte == ASCII.greater || byte == ASCII.leftBracket
    if start > position + 9, ASCII.isNameStart(bytes.byte(start)), !name.isOdd,
      isPlain || bytes.spells("SYSTEM", at: behind) || bytes.spells("PUBLIC", at: behind)
    {
      return
    }
    diagnostics.report(.malformedTag, at: position, "the document type is malformed")
  }
}
