/// The name of an element or attribute: a place in the text, ready to be compared.
struct XMLName {
  /// Where the name begins, its prefix included.
  var start = 0

  /// How many bytes it has, prefix and colon included.
  var count = 0

  /// How many bytes come before the local name: the prefix and its colon, or none.
  var prefixCount = 0

  /// Whether a byte is in it that no name has, or a second colon.
  var isOdd = false

  /// The first eight bytes of the local name, the first in the lowest place.
  var word: UInt64 = 0

  var localStart: Int { start &+ prefixCount }

  var localCount: Int { count &- prefixCount }

  var range: Range<Int> { start..<start + count }

  /// Whether both names are spelled alike.
  @inline(__always)
  func isSame(as other: XMLName, in bytes: RawSpan) -> Bool {
    guard count == other.count, word == other.word else { return false }
    if count <= 8, prefixCount == 0, other.prefixCount == 0 { return true }
    return bytes.hasEqualBytes(start, other.start, count: count)
  }

  /// Whether an attribute of this name declares a namespace: `xmlns` or `xmlns:prefix`.
  @inline(__always)
  func isNamespaceDeclaration(in bytes: RawSpan) -> Bool {
    if prefixCount == 0 { return count == 5 && word == 0x73_6E6C_6D78 }
    return prefixCount == 6 && bytes.spells("xmlns:", at: start)
  }

  /// The name as a message shows it.
  func shown(in bytes: RawSpan) -> String { bytes.shown(range) }
}
