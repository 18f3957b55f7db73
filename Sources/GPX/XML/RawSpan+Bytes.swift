extension RawSpan {
  /// The byte at an offset; traps outside of the span.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes from an offset, the first in the lowest place; traps where fewer are left.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first `count` bytes from an offset (at most eight are taken), padded with zeros.
  @inline(__always)
  func packedWord(_ offset: Int, count: Int) -> UInt64 {
    if count >= 8 { return word(offset) }
    if offset &+ 8 <= byteCount {
      return word(offset) & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }
    var result: UInt64 = 0
    for index in 0..<count {
      result |= UInt64(byte(offset + index)) << UInt64(index * 8)
    }
    return result
  }

  /// Whether `count` bytes at two offsets are the same.
  func hasEqualBytes(_ first: Int, _ second: Int, count: Int) -> Bool {
    for index in 0..<count where byte(first + index) != byte(second + index) {
      return false
    }
    return true
  }

  /// Whether the bytes at an offset spell an ASCII text.
  func spells(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0, offset + count <= byteCount else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<count where byte(offset + index) != buffer[index] { return false }
      return true
    }
  }

  /// The bytes of a range as text; they are UTF-8, or repaired where they are not.
  func text(_ range: Range<Int>) -> String {
    // The part is cut out with its bounds checked; the pointer to it does not leave the closure.
    extracting(range).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a range as a message shows them: the beginning, where they are many.
  func shown(_ range: Range<Int>) -> String {
    let limit = 40
    guard range.count > limit else { return text(range) }
    var end = range.lowerBound + limit
    while end > range.lowerBound, byte(end) & 0xC0 == 0x80 { end -= 1 }
    return text(range.lowerBound..<end) + "…"
  }

  /// A range without the white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, ASCII.isSpace(byte(start)) { start += 1 }
    while end > start, ASCII.isSpace(byte(end - 1)) { end -= 1 }
    return start..<end
  }

  /// A copy of the bytes of a range.
  func array(_ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.append(contentsOf: self, in: range)
    return result
  }
}

extension [UInt8] {
  /// Appends the bytes of a range of a span.
  mutating func append(contentsOf bytes: RawSpan, in range: Range<Int>) {
    bytes.extracting(range).withUnsafeBytes { append(contentsOf: $0) }
  }
}
