/// The bytes that mean something in XML, numbers and times.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamationMark: UInt8 = 0x21
  static let quotationMark: UInt8 = 0x22
  static let numberSign: UInt8 = 0x23
  static let ampersand: UInt8 = 0x26
  static let apostrophe: UInt8 = 0x27
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let questionMark: UInt8 = 0x3F
  static let capitalT: UInt8 = 0x54
  static let capitalZ: UInt8 = 0x5A
  static let leftBracket: UInt8 = 0x5B
  static let rightBracket: UInt8 = 0x5D

  /// Whether XML counts a byte as white space.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == carriageReturn || byte == tab
  }

  /// Whether a byte can begin an XML name; every byte beyond ASCII can, as far as we look.
  @inline(__always)
  static func isNameStart(_ byte: UInt8) -> Bool {
    let folded = byte | 0x20
    return folded >= 0x61 && folded <= 0x7A || byte == 0x5F || byte == colon || byte >= 0x80
  }

  /// Whether a byte that does not end a name can be in none either: `!`, `&`, `;` and the like.
  @inline(__always)
  static func isOddInName(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return false }
    let names = byte < 0x40 ? lowNameBytes : highNameBytes
    return names &>> UInt64(byte & 0x3F) & 1 == 0
  }

  /// One bit for each of the bytes up to 63 that a name can have: `-`, `.`, the digits and the colon.
  private static let lowNameBytes: UInt64 = 0x07FF_6000_0000_0000

  /// One bit for each of the bytes from 64 to 127 that a name can have: the letters and `_`.
  private static let highNameBytes: UInt64 = 0x07FF_FFFE_87FF_FFFE

  /// Whether a byte ends an XML name in a tag.
  @inline(__always)
  static func endsName(_ byte: UInt8) -> Bool {
    byte <= space || byte == greater || byte == slash || byte == equals || byte == less
      || byte == quotationMark || byte == apostrophe
  }

  /// The value of a decimal digit; 10 or more for any other byte.
  @inline(__always)
  static func digit(_ byte: UInt8) -> UInt8 { byte &- zero }

  /// A letter of A to Z in lower case, every other byte as it is.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
