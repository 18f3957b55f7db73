/// Finds the encoding in `<?xml version="1.0" encoding="…"?>`.
enum XMLDeclaration {
  /// A declaration is sought and read within so many bytes.
  private static let limit = 1024

  /// Where the name of the encoding stands; nil without one.
  static func encodingName(_ bytes: RawSpan) -> Range<Int>? {
    let end = min(bytes.byteCount, limit)
    var offset = 0
    while offset < end, ASCII.isSpace(bytes.byte(offset)) { offset += 1 }
    guard bytes.spells("<?xml", at: offset) else { return nil }
    offset += 5
    while offset < end, bytes.byte(offset) != ASCII.questionMark,
      bytes.byte(offset) != ASCII.greater
    {
      if bytes.spells("encoding", at: offset) {
        return quotedValue(bytes, from: offset + 8, to: end)
      }
      offset += 1
    }
    return nil
  }

  private static func quotedValue(_ bytes: RawSpan, from start: Int, to end: Int) -> Range<Int>? {
    var offset = start
    while offset < end, ASCII.isSpace(bytes.byte(offset)) || bytes.byte(offset) == ASCII.equals {
      offset += 1
    }
    guard offset < end else { return nil }
    let quote = bytes.byte(offset)
    guard quote == ASCII.quotationMark || quote == ASCII.apostrophe else { return nil }
    let valueStart = offset + 1
    offset = valueStart
    while offset < end, bytes.byte(offset) != quote { offset += 1 }
    return offset < end && offset > valueStart ? valueStart..<offset : nil
  }
}
