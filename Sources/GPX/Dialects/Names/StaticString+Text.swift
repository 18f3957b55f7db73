extension StaticString {
  /// The text.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  /// Calls for each part before a colon, a semicolon or the end, with the byte that it ends at.
  func forEachPart(_ body: (_ part: String, _ separator: UInt8) -> Void) {
    withUTF8Buffer { buffer in
      var start = 0
      for end in 0...buffer.count {
        let byte = end < buffer.count ? buffer[end] : ASCII.semicolon
        guard byte == ASCII.semicolon || byte == ASCII.colon else { continue }
        let part = UnsafeBufferPointer(rebasing: buffer[start..<end])
        body(String(decoding: part, as: UTF8.self), byte)
        start = end + 1
      }
    }
  }
}
