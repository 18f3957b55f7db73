/// Finds the line and column of byte offsets that only rise.
struct PositionCursor {
  private(set) var line = 1
  private var lineStart = 0
  private(set) var offset = 0

  /// Whether the text is at its very beginning, where a byte order mark is no column.
  private var isAtBeginning = true

  /// The column from 1, in bytes.
  var column: Int { offset - lineStart + 1 }

  /// Moves on to an offset, or to the end where it lies beyond.
  ///
  /// A line ends with a line feed, or with a carriage return that none follows.
  mutating func advance(to target: Int, in bytes: RawSpan) {
    let end = min(target, bytes.byteCount)
    if isAtBeginning {
      isAtBeginning = false
      if bytes.beginsWithByteOrderMark { lineStart = 3 }
    }
    while offset < end {
      // Eight bytes without a line's end are stepped over at once.
      if offset &+ 8 <= end {
        let word = bytes.word(offset)
        let ends =
          ByteScan.equal(word, ASCII.lineFeed) | ByteScan.equal(word, ASCII.carriageReturn)
        if ends == 0 {
          offset &+= 8
          continue
        }
        offset &+= ByteScan.index(ends)
      }
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

  /// Follows bytes that have moved towards the beginning.
  mutating func shift(by distance: Int) {
    offset -= distance
    lineStart -= distance
  }
}

extension RawSpan {
  /// Whether the text begins with a byte order mark in UTF-8.
  var beginsWithByteOrderMark: Bool {
    byteCount >= 3 && byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF
  }
}
