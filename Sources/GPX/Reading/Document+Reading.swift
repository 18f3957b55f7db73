extension Document {
  /// Reads a GPX file.
  ///
  /// Versions 1.0 and 1.1 are read, whatever the prefix and the spelling of the namespace, in
  /// UTF-8, UTF-16, ISO 8859-1 and -15, windows-1250 to -1252 and ASCII. Reading is lenient unless
  /// the options say otherwise: what can be read is read, and every deviation is listed in
  /// ``diagnostics``. Nothing is invented: a point without coordinates is left out, and a value
  /// that cannot be read is absent.
  ///
  /// - Throws: ``GPXError`` where there is nothing to read, or at the first violation under strict
  ///   reading.
  /// - Complexity: linear in the size of the file.
  public init(
    reading bytes: [UInt8],
    options: ReadingOptions = ReadingOptions()
  ) throws(GPXError) {
    try self.init(reading: bytes.span, options: options)
  }

  /// Reads a GPX file from bytes that lie elsewhere, such as a mapped file.
  ///
  /// - Throws: ``GPXError`` where there is nothing to read, or at the first violation under strict
  ///   reading.
  /// - Complexity: linear in the size of the file.
  public init(
    reading bytes: Span<UInt8>,
    options: ReadingOptions = ReadingOptions()
  ) throws(GPXError) {
    let raw = bytes.bytes
    guard !Self.isBlank(raw) else { throw GPXError(.emptyFile) }
    var diagnostics = DiagnosticCollector(options)
    switch try TextDecoder.decode(raw, &diagnostics) {
    case .unchanged:
      try self.init(text: raw, options, diagnostics)
    case .converted(let text):
      try self.init(text: text.span.bytes, options, diagnostics)
    }
  }

  /// Reads from UTF-8.
  private init(
    text: RawSpan,
    _ options: ReadingOptions,
    _ diagnostics: DiagnosticCollector
  ) throws(GPXError) {
    let start = text.beginsWithByteOrderMark ? 3 : 0
    var reader = GPXReader(start..<text.byteCount, options, diagnostics)
    self = try reader.read(text)
  }

  /// Whether there is nothing but white space.
  private static func isBlank(_ bytes: RawSpan) -> Bool {
    for offset in 0..<bytes.byteCount where !ASCII.isSpace(bytes.byte(offset)) { return false }
    return true
  }
}
