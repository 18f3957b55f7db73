// Texts, with what means something else in XML replaced.
extension OutputBuffer {
  /// Where a text stands, which decides what has to be replaced in it.
  enum Place {
    /// Between tags: `&`, `<` and `>` are replaced, and the carriage return, which a reader would take
    /// for the end of a line.
    case content
    /// Between quotation marks: these too, and the tab and the line feed, of which a reader would
    /// make spaces.
    case attribute
  }

  /// Appends a text.
  ///
  /// The characters that XML 1.0 forbids are dropped, as the reader does: there is no way to write
  /// them.
  mutating func append(text: String, in place: Place) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      append(text: bytes.span.bytes, 0..<bytes.count, in: place)
    }
    if isDone == nil {
      let bytes = Array(text.utf8)
      append(text: bytes.span.bytes, 0..<bytes.count, in: place)
    }
  }

  /// Appends a range of bytes in UTF-8 as a text.
  mutating func append(text bytes: RawSpan, _ range: Range<Int>, in place: Place) {
    var offset = range.lowerBound
    let end = range.upperBound
    while offset < end {
      if offset &+ 8 <= end {
        let word = bytes.word(offset)
        if Self.isPlain(word) {
          append(word, count: 8)
          offset &+= 8
          continue
        }
      }
      offset &+= appendCharacter(bytes, at: offset, in: place)
    }
  }

  /// Appends the byte or, if need be, the character at an offset, and tells how long it is.
  @inline(__always)
  private mutating func appendCharacter(
    _ bytes: RawSpan,
    at offset: Int,
    in place: Place
  ) -> Int {
    let byte = bytes.byte(offset)
    switch byte {
    case ASCII.ampersand:
      append("&amp;")
    case ASCII.less:
      append("&lt;")
    case ASCII.greater:
      append("&gt;")
    case ASCII.carriageReturn:
      append("&#13;")
    case ASCII.quotationMark where place == .attribute:
      append("&quot;")
    case ASCII.tab where place == .attribute:
      append("&#9;")
    case ASCII.lineFeed where place == .attribute:
      append("&#10;")
    case ASCII.space..., ASCII.tab, ASCII.lineFeed:
      if byte == 0xEF, Self.isForbidden(bytes, at: offset) { return 3 }
      append(byte)
    default:
      break
    }
    return 1
  }

  /// Whether U+FFFE or U+FFFF stands at an offset.
  private static func isForbidden(_ bytes: RawSpan, at offset: Int) -> Bool {
    offset + 2 < bytes.byteCount && bytes.byte(offset + 1) == 0xBF
      && bytes.byte(offset + 2) >= 0xBE
  }

  /// Whether eight bytes stand for themselves in every place.
  ///
  /// A byte that is zero after an exclusive or with what is sought sets its highest bit, in the
  /// manner of A. Mycroft (1987). Bytes above one that is found may be found in error; that only
  /// sends them the long way.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    var found = (word &- ones &* UInt64(ASCII.space)) & ~word
    for sought in [ASCII.ampersand, ASCII.less, ASCII.greater, ASCII.quotationMark, 0xEF] {
      let difference = word ^ (ones &* UInt64(sought))
      found |= (difference &- ones) & ~difference
    }
    return found & high == 0
  }

  /// Appends bytes as they are.
  mutating func append(_ bytes: [UInt8]) {
    append(bytes.span.bytes, in: 0..<bytes.count)
  }
}
