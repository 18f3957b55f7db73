/// The bits that a string is made of: those of a short text, or where a long one is kept.
///
/// As long as a string is kept, another one with the same bits is the same text; telling so counts no references.
struct StringBits {
  private let words: (UInt, UInt, UInt)

  init(_ string: String) {
    words = withUnsafeBytes(of: string) { bytes in
      // Two words, or three where words are short.
      let word = MemoryLayout<UInt>.size
      let last = bytes.count - word
      return (
        bytes.loadUnaligned(as: UInt.self),
        bytes.loadUnaligned(fromByteOffset: word, as: UInt.self),
        bytes.loadUnaligned(fromByteOffset: last, as: UInt.self)
      )
    }
  }

  /// Whether the bits are the same.
  func isSame(as other: StringBits) -> Bool {
    words == other.words
  }
}
