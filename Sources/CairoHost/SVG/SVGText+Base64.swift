extension SVGText {
  private static let base64Digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Adds bytes in base 64, as RFC 4648 has it.
  mutating func addBase64(_ data: [UInt8]) {
    for start in stride(from: 0, to: data.count, by: 3) {
      let part = data[start..<min(start + 3, data.count)]
      var bits: UInt32 = 0
      for byte in part { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(3 - part.count) * 8
      for digit in 0..<4 {
        append(
          digit <= part.count
            ? Self.base64Digits[Int(bits >> UInt32(18 - digit * 6) & 0x3F)] : UInt8(ascii: "=")
        )
      }
    }
  }
}
