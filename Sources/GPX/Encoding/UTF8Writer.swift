extension [UInt8] {
  /// Appends a character as UTF-8.
  ///
  /// Surrogates and numbers beyond Unicode become U+FFFD.
  mutating func append(utf8 scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(scalar))
    } else if scalar < 0x800 {
      append(UInt8(0xC0 | scalar >> 6))
      append(UInt8(0x80 | scalar & 0x3F))
    } else if scalar >= 0xD800 && scalar < 0xE000 || scalar > 0x10FFFF {
      append(utf8: 0xFFFD)
    } else if scalar < 0x10000 {
      append(UInt8(0xE0 | scalar >> 12))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    } else {
      append(UInt8(0xF0 | scalar >> 18))
      append(UInt8(0x80 | scalar >> 12 & 0x3F))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    }
  }
}
