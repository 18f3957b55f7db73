/// An e-mail address in two halves, as GPX 1.1 has it.
struct EmailAddress {
  let user: String
  let domain: String

  private static let at: UInt8 = 0x40

  /// Takes an address apart at its last `@`, or gives nil where it has none.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let index = bytes.lastIndex(of: Self.at) else { return nil }
    user = String(decoding: bytes[..<index], as: UTF8.self)
    domain = String(decoding: bytes[(index + 1)...], as: UTF8.self)
  }

  /// Whether the schema of GPX 1.0 surely accepts an address.
  ///
  /// Its pattern has nothing but letters, `_` and dots on both sides, no digit and no hyphen. Letters
  /// beyond ASCII are accepted by the pattern and not here.
  static func isAccepted10(_ text: String) -> Bool {
    guard let address = EmailAddress(text) else { return false }
    return isAccepted10(address.user, leastParts: 1) && isAccepted10(address.domain, leastParts: 2)
  }

  private static func isAccepted10(_ half: String, leastParts: Int) -> Bool {
    var parts = 0
    var length = 0
    for byte in half.utf8 {
      let folded = byte | 0x20
      if byte == ASCII.dot {
        guard length > 0 else { return false }
        parts += 1
        length = 0
      } else if byte == 0x5F || folded >= 0x61 && folded <= 0x7A {
        length += 1
      } else {
        return false
      }
    }
    return length > 0 && parts + 1 >= leastParts
  }
}
