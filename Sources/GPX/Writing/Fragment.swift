/// A short text that is written again and again, such as `</time>`.
///
/// It is stored whole each time, however short it is, which is faster than copying as many bytes as
/// it has.
struct Fragment {
  /// The most bytes that a fragment has.
  static let capacity = 32

  /// The bytes, the first lowest, with zeros behind.
  let words: SIMD4<UInt64>

  let count: Int

  /// Creates a fragment of texts one behind the other.
  init(_ texts: [UInt8]...) {
    var words = SIMD4<UInt64>()
    var count = 0
    for text in texts {
      for byte in text {
        precondition(count < Self.capacity, "a fragment is too long")
        words[count / 8] |= UInt64(byte) << UInt64(count % 8 * 8)
        count += 1
      }
    }
    for index in 0..<4 { words[index] = words[index].littleEndian }
    self.words = words
    self.count = count
  }
}
