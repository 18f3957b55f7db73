/// Bytes as text of 64 letters, three bytes in four.
///
/// Source: https://www.rfc-editor.org/rfc/rfc4648#section-4
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { text, initializedCount in
      var position = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let rest = bytes.count - start
        var bits = UInt32(bytes[start]) << 16
        if rest > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
        if rest > 2 { bits |= UInt32(bytes[start + 2]) }
        for index in 0..<4 {
          let letter = letters[Int(bits >> UInt32(18 - 6 * index) & 63)]
          text.initializeElement(at: position, to: index <= rest ? letter : UInt8(ascii: "="))
          position += 1
        }
      }
      initializedCount = count
    }
  }
}
