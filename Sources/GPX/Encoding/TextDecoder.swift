/// Makes UTF-8 of the bytes of a file, whatever encoding they are in: of all at once, or piece by
/// piece.
struct TextDecoder {
  /// The encoding of the bytes.
  private enum Scheme {
    /// UTF-8; the name is that of an encoding which was declared and is not known.
    case utf8(declared: String?)
    case codePage(CodePage)
    case utf16(isBigEndian: Bool)
  }

  private let scheme: Scheme

  /// How many bytes at the beginning are no text.
  private let markCount: Int

  /// Whether it was noted that some bytes are not UTF-8.
  private var hasNotedInvalid = false

  /// How many bytes of a file tell its encoding: a declaration is shorter.
  static let prologCount = 1024

  /// Finds the encoding of a file that is not empty from its first bytes, or from all.
  init(_ bytes: RawSpan, _ diagnostics: inout DiagnosticCollector) throws(GPXError) {
    if bytes.byteCount >= 4, bytes.byte(0) == 0xFF, bytes.byte(1) == 0xFE, bytes.byte(2) == 0,
      bytes.byte(3) == 0
    {
      throw GPXError(.unsupportedEncoding("UTF-32"))
    }
    if !bytes.beginsWithByteOrderMark, bytes.byteCount >= 2 {
      switch (bytes.byte(0), bytes.byte(1)) {
      case (0xFF, 0xFE), (0xFE, 0xFF):
        scheme = .utf16(isBigEndian: bytes.byte(0) == 0xFE)
        markCount = 2
        return
      case (1...0x7F, 0), (0, 1...0x7F):
        scheme = .utf16(isBigEndian: bytes.byte(0) == 0)
        markCount = 0
        diagnostics.report(
          .missingByteOrderMark,
          at: 0,
          "the file is UTF-16 without a byte order mark"
        )
        return
      default: break
      }
    }
    markCount = 0
    scheme =
      bytes.beginsWithByteOrderMark ? .utf8(declared: nil) : Self.declared(bytes, &diagnostics)
  }

  /// The encoding of a file whose declaration can be read as ASCII.
  private static func declared(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) -> Scheme {
    guard let range = XMLDeclaration.encodingName(bytes) else { return .utf8(declared: nil) }
    switch TextEncoding(name: bytes.array(range)) {
    case .utf8:
      return .utf8(declared: nil)
    case .codePage(let page):
      return .codePage(page)
    case .utf16LittleEndian, .utf16BigEndian:
      diagnostics.report(
        .wrongEncodingDeclaration,
        at: range.lowerBound,
        "the encoding is declared as '\(bytes.text(range))', but it is UTF-8"
      )
      return .utf8(declared: nil)
    case nil:
      // A name is shown as far as one can be meant as a name.
      let name = bytes.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 40))
      diagnostics.report(
        .unsupportedEncoding,
        at: range.lowerBound,
        "unsupported encoding '\(name)'; the bytes are read as UTF-8"
      )
      return .utf8(declared: name)
    }
  }
}

// MARK: - Decoding

extension TextDecoder {
  /// Whether a whole file is UTF-8 as it stands.
  func isUnchanged(_ bytes: RawSpan, _ options: ReadingOptions) -> Bool {
    switch scheme {
    case .utf8: Self.isUTF8(bytes, options)
    case .codePage: UTF8Checker.isASCII(bytes)
    case .utf16: false
    }
  }

  private static func isUTF8(_ bytes: RawSpan, _ options: ReadingOptions) -> Bool {
    #if canImport(Dispatch) && !hasFeature(Embedded)
    let count = ParallelReading(options).partCount(of: bytes.byteCount)
    if count > 1 { return Threads.isUTF8(bytes, count) }
    #endif
    return UTF8Checker.firstInvalid(bytes, from: 0) == nil
  }

  /// Decodes a whole file.
  mutating func decodeAll(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) throws(GPXError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.byteCount + bytes.byteCount / 8)
    let rest = bytes.extracting(markCount..<bytes.byteCount)
    _ = try append(rest, isLast: true, to: &text, &diagnostics)
    return text
  }

  /// How many bytes at the beginning of a file are to be left out.
  var skippedCount: Int { markCount }

  /// Decodes the bytes that come next, and tells how many were taken.
  ///
  /// The few at the end that belong to a character which goes on are left, unless there are no more.
  mutating func append(
    _ bytes: RawSpan,
    isLast: Bool,
    to text: inout [UInt8],
    _ diagnostics: inout DiagnosticCollector
  ) throws(GPXError) -> Int {
    switch scheme {
    case .utf8(let declared):
      return try appendUTF8(bytes, isLast, declared, &text, &diagnostics)
    case .codePage(let page):
      for offset in 0..<bytes.byteCount {
        let byte = bytes.byte(offset)
        if byte < 0x80 {
          text.append(byte)
        } else {
          text.append(utf8: UInt32(page.upperHalf[Int(byte) - 0x80]))
        }
      }
      return bytes.byteCount
    case .utf16(let isBigEndian):
      return appendUTF16(bytes, isLast, isBigEndian, &text, &diagnostics)
    }
  }

  /// Takes UTF-8 as it is and reads each byte that is none as windows-1252, the encoding that programs
  /// write which do not think of one.
  private mutating func appendUTF8(
    _ bytes: RawSpan,
    _ isLast: Bool,
    _ declared: String?,
    _ text: inout [UInt8],
    _ diagnostics: inout DiagnosticCollector
  ) throws(GPXError) -> Int {
    var offset = 0
    while offset < bytes.byteCount {
      let invalid = UTF8Checker.firstInvalid(bytes, from: offset) ?? bytes.byteCount
      text.append(contentsOf: bytes, in: offset..<invalid)
      offset = invalid
      guard offset < bytes.byteCount else { break }
      if !isLast, UTF8Checker.mayGoOn(bytes, at: offset) { break }
      if let declared { throw GPXError(.unsupportedEncoding(declared)) }
      let byte = bytes.byte(offset)
      if !hasNotedInvalid {
        hasNotedInvalid = true
        diagnostics.report(
          .invalidUTF8,
          at: text.count,
          "byte \(hexadecimal(byte)) is not UTF-8; it and others are read as windows-1252"
        )
      }
      text.append(utf8: UInt32(CodePage.windows1252.upperHalf[Int(byte) - 0x80]))
      offset += 1
    }
    return offset
  }

  private func appendUTF16(
    _ bytes: RawSpan,
    _ isLast: Bool,
    _ isBigEndian: Bool,
    _ text: inout [UInt8],
    _ diagnostics: inout DiagnosticCollector
  ) -> Int {
    var offset = 0
    let end = bytes.byteCount
    func unit(_ offset: Int) -> UInt32 {
      let first = UInt32(bytes.byte(offset))
      let second = UInt32(bytes.byte(offset + 1))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while offset + 2 <= end {
      let high = unit(offset)
      if high >= 0xD800, high < 0xDC00 {
        if !isLast, offset + 4 > end { return offset }
        let low = offset + 4 <= end ? unit(offset + 2) : 0
        if low >= 0xDC00, low < 0xE000 {
          text.append(utf8: 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
          offset += 4
          continue
        }
      }
      if high >= 0xD800, high < 0xE000 {
        diagnostics.report(
          .invalidUTF16,
          at: text.count,
          "half a character of UTF-16; it is read as U+FFFD"
        )
      }
      text.append(utf8: high)
      offset += 2
    }
    if isLast, offset < end {
      diagnostics.report(.invalidUTF16, at: text.count, "an odd byte at the end of UTF-16")
      return end
    }
    return offset
  }
}
