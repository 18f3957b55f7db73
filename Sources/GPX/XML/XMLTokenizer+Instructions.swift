// Declarations, instructions and comments: stepped over, and checked on the way.
extension XMLTokenizer {
  /// Steps over `<?…?>`.
  mutating func skipInstruction(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) -> XMLToken? {
    let begin = position
    guard let close = find("?>", bytes, from: begin + 2) else { return truncated() }
    var target = begin + 2..<begin + 2
    var isOdd = close == begin + 2 || !ASCII.isNameStart(bytes.byte(begin + 2))
    while target.upperBound < close, !ASCII.isSpace(bytes.byte(target.upperBound)) {
      let byte = bytes.byte(target.upperBound)
      if ASCII.isOddInName(byte) || ASCII.endsName(byte) || byte == ASCII.colon { isOdd = true }
      target = target.lowerBound..<target.upperBound + 1
    }
    position = close + 2
    if target.count == 3, bytes.spells("xml", at: target.lowerBound) {
      if begin > start {
        diagnostics.report(
          .textBeforeDeclaration,
          at: begin,
          "the XML declaration is not at the very beginning"
        )
      } else if let fault = declarationFault(bytes, in: target.upperBound..<close) {
        diagnostics.report(.malformedTag, at: fault, "the XML declaration is malformed here")
      }
    } else if isOdd {
      diagnostics.report(.malformedTag, at: begin, "this is no instruction of XML")
    }
    noteForbidden(bytes, in: begin + 2..<close, &diagnostics)
    return nil
  }

  /// Where an XML declaration leaves the grammar of XML 1.0 (production 23), nil where it does not.
  private func declarationFault(_ bytes: RawSpan, in range: Range<Int>) -> Int? {
    let names: [StaticString] = ["version", "encoding", "standalone"]
    var offset = range.lowerBound
    var stage = 0
    while true {
      let next = skipSpace(bytes, from: offset)
      if next >= range.upperBound { return stage == 0 ? next : nil }
      guard next > offset,
        let found = (stage..<3).first(where: { bytes.spells(names[$0], at: next) }),
        stage > 0 || found == 0
      else { return next }
      offset = skipSpace(bytes, from: next + names[found].utf8CodeUnitCount)
      guard bytes.byte(offset) == ASCII.equals else { return offset }
      offset = skipSpace(bytes, from: offset + 1)
      let quote = bytes.byte(offset)
      guard quote == ASCII.quotationMark || quote == ASCII.apostrophe else { return offset }
      let value = offset + 1
      offset = value
      while offset < range.upperBound, bytes.byte(offset) != quote { offset += 1 }
      guard offset < range.upperBound, isDeclared(found, bytes, value..<offset) else {
        return value
      }
      offset += 1
      stage = found + 1
    }
  }

  /// Whether a value is one that the declaration may have in a place.
  private func isDeclared(_ place: Int, _ bytes: RawSpan, _ value: Range<Int>) -> Bool {
    switch place {
    case 0: return value.count >= 3 && bytes.spells("1.", at: value.lowerBound)
    case 1: return !value.isEmpty
    default:
      return value.count == 3 && bytes.spells("yes", at: value.lowerBound)
        || value.count == 2 && bytes.spells("no", at: value.lowerBound)
    }
  }

  /// Steps over `<!--…-->`.
  mutating func skipComment(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) -> XMLToken? {
    let begin = position + 4
    guard let close = find("-->", bytes, from: begin) else { return truncated() }
    if let hyphens = find("--", bytes, from: begin), hyphens < close {
      diagnostics.report(.malformedTag, at: hyphens, "'--' is not allowed inside of a comment")
    }
    noteForbidden(bytes, in: begin..<close, &diagnostics)
    position = close + 3
    return nil
  }

  /// Notes the first character in a range that XML forbids.
  private func noteForbidden(
    _ bytes: RawSpan,
    in range: Range<Int>,
    _ diagnostics: inout DiagnosticCollector
  ) {
    for offset in range {
      let byte = bytes.byte(offset)
      if byte < ASCII.space, !ASCII.isSpace(byte) {
        return noteIfForbidden(byte, at: offset, &diagnostics)
      }
      if bytes.isNoncharacter(at: offset) { return noteNoncharacter(at: offset, &diagnostics) }
    }
  }

  /// Notes U+FFFE or U+FFFF.
  func noteNoncharacter(at offset: Int, _ diagnostics: inout DiagnosticCollector) {
    diagnostics.report(
      .forbiddenCharacter,
      at: offset,
      "U+FFFE and U+FFFF are forbidden in XML and are dropped"
    )
  }
}

extension RawSpan {
  /// Whether U+FFFE or U+FFFF stands at an offset, which XML has no place for.
  @inline(__always)
  func isNoncharacter(at offset: Int) -> Bool {
    byte(offset) == 0xEF && offset &+ 2 < byteCount && byte(offset &+ 1) == 0xBF
      && byte(offset &+ 2) >= 0xBE
  }
}
