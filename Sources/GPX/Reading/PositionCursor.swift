/// Finds the line and column of byte offsets that only rise.
struct PositionCursor {
  private(set) var line = 1
  private var lineStart = 0
  private var offset = 0

  /// The column from 1, in bytes.
  var column: Int { offset - lineStart + 1 }

  /// Moves on to an offset, or to the end where it lies beyond.
  ///
  /// A line ends with a line feed, or with a carriage return that none follows.
  mutating func advance(to target: Int, in bytes: RawSpan) {
    let end = min(target, bytes.byteCount)
    // A byte order mark is no column.
    if offset == 0, bytes.beginsWithByteOrderMark { lineStart = 3 }
    while offset < end {
      let byte = bytes.byte(offset)
      offset += 1
      if byte == ASCII.lineFeed {
        line += 1
        lineStart = offset
      } else if byte == ASCII.carriageReturn {
        if offset < bytes.byteCount, bytes.byte(offset) == ASCII.lineFeed { continue }
        line += 1
        lineStart = offset
      }
    }
    if offset < lineStart { offset = lineStart }
  }
}

extension RawSpan {
  /// Whether the text begins with a byte order mark in UTF-8.
  var beginsWithByteOrderMark: Bool {
    byteCount >= 3 && byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF
  }
}
