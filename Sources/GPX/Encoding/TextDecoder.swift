/// Makes UTF-8 of the bytes of a file, whatever encoding they are in.
struct TextDecoder {
  /// What to read.
  enum Text {
    /// The bytes of the file themselves, which are UTF-8.
    case unchanged
    /// Other bytes, which are.
    case converted([UInt8])
  }

  private var diagnostics: DiagnosticCollector

  private init(_ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
  }

  /// Decodes a file that is not empty.
  static func decode(
    _ bytes: RawSpan,
    _ diagnostics: inout DiagnosticCollector
  ) throws(GPXError) -> Text {
    var decoder = TextDecoder(diagnostics)
    let text = try decoder.decode(bytes)
    diagnostics = decoder.diagnostics
    return text
  }

  private mutating func decode(_ bytes: RawSpan) throws(GPXError) -> Text {
    if bytes.beginsWithByteOrderMark { return repaired(bytes) }
    if bytes.byteCount >= 4, bytes.byte(0) == 0xFF, bytes.byte(1) == 0xFE, bytes.byte(2) == 0,
      bytes.byte(3) == 0
    {
      throw GPXError(.unsupportedEncoding("UTF-32"))
    }
    if bytes.byteCount >= 2 {
      switch (bytes.byte(0), bytes.byte(1)) {
      case (0xFF, 0xFE): return .converted(utf16(bytes, from: 2, isBigEndian: false))
      case (0xFE, 0xFF): return .converted(utf16(bytes, from: 2, isBigEndian: true))
      case (1...0x7F, 0): return .converted(unmarkedUTF16(bytes, isBigEndian: false))
      case (0, 1...0x7F): return .converted(unmarkedUTF16(bytes, isBigEndian: true))
      default: break
      }
    }
    return try decodeDeclared(bytes)
  }

  /// Decodes a file whose declaration can be read as ASCII.
  private mutating func decodeDeclared(_ bytes: RawSpan) throws(GPXError) -> Text {
    guard let range = XMLDeclaration.encodingName(bytes) else { return repaired(bytes) }
    switch TextEncoding(name: bytes.array(range)) {
    case .utf8:
      return repaired(bytes)
    case .codePage(let page):
      return convert(bytes, page)
    case .utf16LittleEndian, .utf16BigEndian:
      diagnostics.report(
        .wrongEncodingDeclaration,
        at: range.lowerBound,
        "the encoding is declared as '\(bytes.text(range))', but it is UTF-8"
      )
      return repaired(bytes)
    case nil:
      let isUTF8 = UTF8Checker.firstInvalid(bytes, from: 0) == nil
      // A name is shown as far as one can be meant as a name.
      let name = bytes.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 40))
      if !isUTF8 { throw GPXError(.unsupportedEncoding(name)) }
      diagnostics.report(
        .unsupportedEncoding,
        at: range.lowerBound,
        "unsupported encoding '\(name)'; the bytes are read as UTF-8"
      )
      return .unchanged
    }
  }

  private func convert(_ bytes: RawSpan, _ page: CodePage) -> Text {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.byteCount + bytes.byteCount / 8)
    var isASCII = true
    for offset in 0..<bytes.byteCount {
      let byte = bytes.byte(offset)
      if byte < 0x80 {
        result.append(byte)
      } else {
        isASCII = false
        result.append(utf8: UInt32(page.upperHalf[Int(byte) - 0x80]))
      }
    }
    return isASCII ? .unchanged : .converted(result)
  }
}

// MARK: - UTF-8

extension TextDecoder {
  /// Leaves UTF-8 as it is and reads each byte that is none as windows-1252, the encoding that
  /// programs write which do not think of one.
  private mutating func repaired(_ bytes: RawSpan) -> Text {
    guard let first = UTF8Checker.firstInvalid(bytes, from: 0) else { return .unchanged }
    let byte = bytes.byte(first)
    diagnostics.report(
      .invalidUTF8,
      at: first,
      "byte \(hexadecimal(byte)) is not UTF-8; it and others are read as windows-1252"
    )
    var result: [UInt8] = []
    result.reserveCapacity(bytes.byteCount + bytes.byteCount / 8)
    var offset = 0
    while offset < bytes.byteCount {
      let length = UTF8Checker.sequenceLength(bytes, at: offset)
      if length == 0 {
        let page = CodePage.windows1252
        result.append(utf8: UInt32(page.upperHalf[Int(bytes.byte(offset)) - 0x80]))
        offset += 1
      } else {
        for index in 0..<length { result.append(bytes.byte(offset + index)) }
        offset += length
      }
    }
    return .converted(result)
  }
}

// MARK: - UTF-16

extension TextDecoder {
  private mutating func unmarkedUTF16(_ bytes: RawSpan, isBigEndian: Bool) -> [UInt8] {
    diagnostics.report(
      .missingByteOrderMark,
      at: 0,
      "the file is UTF-16 without a byte order mark"
    )
    return utf16(bytes, from: 0, isBigEndian: isBigEndian)
  }

  private mutating func utf16(_ bytes: RawSpan, from start: Int, isBigEndian: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.byteCount - start) / 2 + 16)
    var offset = start
    let end = bytes.byteCount
    func unit(_ offset: Int) -> UInt32 {
      let first = UInt32(bytes.byte(offset))
      let second = UInt32(bytes.byte(offset + 1))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while offset + 2 <= end {
      let high = unit(offset)
      offset += 2
      if high >= 0xD800, high < 0xDC00, offset + 2 <= end {
        let low = unit(offset)
        if low >= 0xDC00, low < 0xE000 {
          result.append(utf8: 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
          offset += 2
          continue
        }
      }
      if high >= 0xD800, high < 0xE000 {
        diagnostics.report(
          .invalidUTF16,
          at: result.count,
          "half a character of UTF-16; it is read as U+FFFD"
        )
      }
      result.append(utf8: high)
    }
    if offset < end {
      diagnostics.report(.invalidUTF16, at: result.count, "an odd byte at the end of UTF-16")
    }
    return result
  }
}
