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
    try Self.refuseArchives(raw)
    guard raw.byteCount > 0 else { throw GPXError(.emptyFile) }
    var diagnostics = DiagnosticCollector(options)
    var decoder = try TextDecoder(raw, &diagnostics)
    if decoder.isUnchanged(raw, options) {
      try self.init(text: raw, options, diagnostics)
    } else {
      let text = try decoder.decodeAll(raw, &diagnostics)
      try self.init(text: text.span.bytes, options, diagnostics)
    }
  }

  /// Throws where the bytes begin as archives do, whose content can look like GPX.
  static func refuseArchives(_ bytes: RawSpan) throws(GPXError) {
    if bytes.byteCount >= 2, bytes.byte(0) == 0x1F, bytes.byte(1) == 0x8B {
      throw GPXError(.gzipData)
    }
    if bytes.spells("PK\u{3}\u{4}", at: 0) { throw GPXError(.zipArchive) }
  }

  /// Reads from UTF-8.
  private init(
    text: RawSpan,
    _ options: ReadingOptions,
    _ diagnostics: DiagnosticCollector
  ) throws(GPXError) {
    let start = text.beginsWithByteOrderMark ? 3 : 0
    guard !Self.isBlank(text, from: start) else { throw GPXError(.emptyFile) }
    #if canImport(Dispatch) && !hasFeature(Embedded)
    if let document = try ParallelReading(options).read(text, from: start, diagnostics) {
      self = document
      return
    }
    #endif
    var reader = GPXReader(start..<text.byteCount, options, diagnostics)
    self = try reader.readAll(text)
  }

  /// Whether there is nothing but white space.
  static func isBlank(_ bytes: RawSpan, from start: Int) -> Bool {
    for offset in start..<bytes.byteCount where !ASCII.isSpace(bytes.byte(offset)) { return false }
    return true
  }
}
