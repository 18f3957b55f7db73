/// The bits that a string is made of: those of a short text, or where a long one is kept.
///
/// As long as a string is kept, another one with the same bits is the same text; telling so counts no references.
struct StringBits {
  // A string is 16 bytes long, or 12 where words are short.
  private let start: UInt64
  #if _pointerBitWidth(_64)
  private let end: UInt64
  #else
  private let end: UInt32
  #endif

  init(_ string: String) {
    (start, end) = withUnsafeBytes(of: string) { bytes in
      #if _pointerBitWidth(_64)
      (
        bytes.loadUnaligned(as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      )
      #else
      (
        bytes.loadUnaligned(as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
      )
      #endif
    }
  }

  /// Whether the bits are the same.
  func isSame(as other: StringBits) -> Bool {
    start == other.start && end == other.end
  }
}
