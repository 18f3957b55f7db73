#if !hasFeature(Embedded)
/// Reads a GPX file piece by piece, in memory that does not grow with it.
///
/// Bytes are pushed in pieces of any size, as they come from a file or a network; what they hold is
/// handed out at once. The result is the same as that of ``Document/init(reading:options:)-(Span<UInt8>,_)``,
/// whatever the pieces: the same points, the same diagnostics at the same places.
///
/// ```swift
/// var stream = DocumentStream()
/// while let piece = nextPiece() {
///   try stream.push(piece) { event in
///     if case .trackPoints(let points) = event { count += points.count }
///   }
/// }
/// let head = try stream.finish { event in … }
/// ```
public struct DocumentStream: Sendable {
  /// The bytes of which the encoding is not known yet, or which end inside of a character.
  private var undecoded: [UInt8] = []
  private var decoder: TextDecoder?

  /// The names of the open elements, and behind them the text that is not read yet.
  private var text: [UInt8] = []
  private var reader: GPXReader

  /// How many bytes the names take in front of the text.
  private var namesCount = 0

  /// How many bytes of text are needed to try again, where the last ones made no whole token.
  private var neededCount = 0

  private var hasHandedOutMetadata = false
  private var handedOutDiagnostics = 0

  /// How many bytes are read at a time; a larger piece is taken apart.
  private static let pieceCount = 1 << 16

  /// Creates a stream.
  public init(options: ReadingOptions = ReadingOptions()) {
    reader = GPXReader(0..<0, options, DiagnosticCollector(options))
    reader.builder.isStreaming = true
  }

  /// Reads the bytes that come next.
  ///
  /// - Throws: ``GPXError`` where there is nothing to read, or at the first violation under strict
  ///   reading. What was handed out before stays right.
  public mutating func push(
    _ bytes: [UInt8],
    _ receive: (Event) -> Void
  ) throws(GPXError) {
    try push(bytes.span, receive)
  }

  /// Reads the bytes that come next.
  ///
  /// - Throws: ``GPXError`` where there is nothing to read, or at the first violation under strict
  ///   reading. What was handed out before stays right.
  public mutating func push(
    _ bytes: Span<UInt8>,
    _ receive: (Event) -> Void
  ) throws(GPXError) {
    let raw = bytes.bytes
    var offset = 0
    while offset < raw.byteCount {
      let end = min(raw.byteCount, offset + Self.pieceCount)
      undecoded.append(contentsOf: raw, in: offset..<end)
      offset = end
      try decode(isLast: false)
      try read(isLast: false)
      handOut(receive)
    }
  }

  /// Ends the reading.
  ///
  /// - Returns: what is known of the file but the waypoints, routes and tracks, which have been handed
  ///   out: its version, creator, metadata, extensions and diagnostics.
  /// - Throws: ``GPXError`` where there was nothing to read, or at a violation under strict reading.
  public mutating func finish(_ receive: (Event) -> Void) throws(GPXError) -> Document {
    try decode(isLast: true)
    let start = text.span.bytes.beginsWithByteOrderMark ? 3 : 0
    if !reader.hasBegun, Document.isBlank(text.span.bytes, from: start) {
      throw GPXError(.emptyFile)
    }
    try read(isLast: true)
    let current = text
    let document = try reader.finish(current.span.bytes)
    handOut(receive)
    return document
  }
}

// MARK: - Decoding

extension DocumentStream {
  /// Makes text of the bytes.
  private mutating func decode(isLast: Bool) throws(GPXError) {
    if decoder == nil {
      guard isLast || undecoded.count >= TextDecoder.prologCount else { return }
      try begin()
    }
    guard var decoder else { return }
    let bytes = undecoded
    undecoded = []
    let taken = try decoder.append(
      bytes.span.bytes,
      isLast: isLast,
      to: &text,
      &reader.diagnostics
    )
    self.decoder = decoder
    undecoded.append(contentsOf: bytes[taken...])
  }

  /// Finds the encoding.
  private mutating func begin() throws(GPXError) {
    let bytes = undecoded
    try Document.refuseArchives(bytes.span.bytes)
    guard !bytes.isEmpty else { throw GPXError(.emptyFile) }
    let decoder = try TextDecoder(bytes.span.bytes, &reader.diagnostics)
    undecoded.removeFirst(decoder.skippedCount)
    self.decoder = decoder
  }
}

// MARK: - Reading

extension DocumentStream {
  /// Reads the text as far as it goes.
  private mutating func read(isLast: Bool) throws(GPXError) {
    if reader.tokenizer.position == 0, text.span.bytes.beginsWithByteOrderMark {
      reader.tokenizer.skipByteOrderMark()
    }
    reader.tokenizer.end = text.count
    let waiting = text.count - reader.tokenizer.position
    guard isLast || waiting >= neededCount else { return }
    let current = text
    reader.read(current.span.bytes, isLast: isLast)
    if reader.hasEnded, !reader.diagnostics.isStopped {
      reader.readRest(current.span.bytes, isLast: isLast)
    }
    if !isLast, reader.diagnostics.isStopped, !reader.hasBegun,
      text.count - reader.tokenizer.position <= GPXReader.foresight
    {
      return
    }
    try reader.throwIfStopped(current.span.bytes)
    let left = text.count - reader.tokenizer.position
    // A token that is longer than the bytes is looked for again when there are twice as many.
    neededCount = left == waiting ? 2 * left : 0
    if !isLast { try letGo() }
  }

  /// Lets the text go that is read.
  private mutating func letGo() throws(GPXError) {
    let kept = reader.firstNeeded
    guard reader.hasBegun, kept - namesCount >= Self.pieceCount / 2 else {
      if text.count - reader.tokenizer.position > reader.limits.pieceLength {
        if reader.hasEnded { return reader.noteRest() }
        throw reader.error(.pieceTooLong, at: reader.tokenizer.position, text.span.bytes)
      }
      return
    }
    let current = text
    text = reader.move(current.span.bytes, from: kept)
    namesCount = text.count - (current.count - kept)
  }

  private mutating func handOut(_ receive: (Event) -> Void) {
    let events = reader.builder.takeEvents()
    if !events.isEmpty, !hasHandedOutMetadata {
      hasHandedOutMetadata = true
      receive(.metadata(reader.metadata))
    }
    for event in events { receive(event) }
    let diagnostics = reader.diagnostics.resolved
    for diagnostic in diagnostics[handedOutDiagnostics...] { receive(.diagnostic(diagnostic)) }
    handedOutDiagnostics = diagnostics.count
  }
}
#endif
