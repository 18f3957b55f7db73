/// Finds bytes that are not UTF-8 as RFC 3629 has it.
enum UTF8Checker {
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Where the first byte stands at or after `start` that is not UTF-8; nil where all are.
  static func firstInvalid(_ bytes: RawSpan, from start: Int) -> Int? {
    var offset = start
    let end = bytes.byteCount
    while offset < end {
      while offset &+ 32 <= end,
        (bytes.word(offset) | bytes.word(offset &+ 8) | bytes.word(offset &+ 16)
          | bytes.word(offset &+ 24)) & highBits == 0
      {
        offset &+= 32
      }
      // Somewhere in the next 32 bytes, or close to the end: character by character.
      let limit = min(end, offset &+ 32)
      while offset < limit {
        let length = sequenceLength(bytes, at: offset)
        if length == 0 { return offset }
        offset &+= length
      }
    }
    return nil
  }

  /// Whether all bytes are ASCII.
  static func isASCII(_ bytes: RawSpan) -> Bool {
    var offset = 0
    while offset &+ 8 <= bytes.byteCount {
      if bytes.word(offset) & highBits != 0 { return false }
      offset &+= 8
    }
    while offset < bytes.byteCount {
      if bytes.byte(offset) >= 0x80 { return false }
      offset &+= 1
    }
    return true
  }

  /// Whether the bytes end inside of what can be a character.
  static func mayGoOn(_ bytes: RawSpan, at offset: Int) -> Bool {
    let first = bytes.byte(offset)
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, offset + length > bytes.byteCount else { return false }
    for index in offset + 1..<bytes.byteCount where bytes.byte(index) & 0xC0 != 0x80 {
      return false
    }
    return true
  }

  /// How many bytes the character at an offset has; 0 where there is none.
  @inline(__always)
  static func sequenceLength(_ bytes: RawSpan, at offset: Int) -> Int {
    let first = bytes.byte(offset)
    if first < 0x80 { return 1 }
    let left = bytes.byteCount - offset
    guard first >= 0xC2, left >= 2 else { return 0 }
    let second = bytes.byte(offset + 1)
    guard second & 0xC0 == 0x80 else { return 0 }
    if first < 0xE0 { return 2 }
    guard left >= 3, bytes.byte(offset + 2) & 0xC0 == 0x80 else { return 0 }
    if first < 0xF0 {
      // No overlong forms, no surrogates.
      if first == 0xE0, second < 0xA0 { return 0 }
      if first == 0xED, second >= 0xA0 { return 0 }
      return 3
    }
    guard first <= 0xF4, left >= 4, bytes.byte(offset + 3) & 0xC0 == 0x80 else { return 0 }
    if first == 0xF0, second < 0x90 { return 0 }
    if first == 0xF4, second >= 0x90 { return 0 }
    return 4
  }
}
