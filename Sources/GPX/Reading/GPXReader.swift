/// Reads GPX from the tags and texts of a tokenizer into a document.
///
/// The tokenizer knows XML; this knows which element may stand where and what its text means. It
/// mends what it can: each deviation is noted, and reading goes on with the likeliest meaning.
struct GPXReader {
  var tokenizer: XMLTokenizer
  var diagnostics: DiagnosticCollector
  var builder = DocumentBuilder()
  var scope: NamespaceScope

  /// The open elements, outermost first.
  var open: [OpenElement] = []

  /// The context of the innermost open element.
  var context = ReadingContext.outside

  /// How many elements are open beyond the limit of depth.
  var skippedDepth = 0

  /// Whether `gpx` has begun, and whether it has ended.
  var hasBegun = false
  var hasEnded = false

  /// Whether it was noted that something stands behind the end.
  var hasReadRest = false

  /// Whether it was noted that the file ends too early.
  var hasNotedEnd = false

  /// Whether it was noted that elements lack the namespace of GPX.
  var hasNotedNamespace = false

  /// Whether the file is GPX 1.0.
  var isVersion10 = false

  /// The document of GPX 1.1 that is open in one of 1.0.
  var nested: NestedReading?

  /// The name of the first element, for the error where it is not `gpx`.
  var rootName: Range<Int>?

  /// Whether the file ends inside of markup before `gpx` has begun.
  var endsBeforeRoot = false

  /// Whether text that is no markup stands at the beginning.
  var beginsWithText = false

  /// The text of the value that is open.
  var captured = CapturedText()

  /// The elements that are kept without being understood, and whether the innermost of them has had
  /// no other element inside so far.
  var kept = FlatExtensions()
  var isKeptLeaf = false

  /// What the points that are like those before are read by.
  var recorder = PointRecorder()
  var templates: [PointTemplate] = []
  var currentTemplate = 0
  var predicted = PointValues()
  let tables = NumberTables()

  /// How many diagnostics there were before the tag or text that is being taken.
  var countBeforeToken = 0

  /// What is being put together.
  var metadata = Metadata()
  var point = PointDraft()
  var link = WebLink(address: "")

  let decimals = DecimalReader()
  let limits: ReadingLimits

  init(_ range: Range<Int>, _ options: ReadingOptions, _ diagnostics: DiagnosticCollector) {
    limits = options.limits
    tokenizer = XMLTokenizer(range, options.limits)
    scope = NamespaceScope(options.limits)
    self.diagnostics = diagnostics
    if !options.readsByLikeness { recorder.stop() }
    open.reserveCapacity(16)
  }

  /// Reads a whole file.
  mutating func readAll(_ bytes: RawSpan) throws(GPXError) -> Document {
    read(bytes, isLast: true)
    return try finish(bytes)
  }

  /// Reads as far as the bytes go: to the end of the last tag, or to the end if these are the last.
  mutating func read(_ bytes: RawSpan, isLast: Bool) {
    reading: while !hasEnded, !diagnostics.isStopped {
      if context == .segment, !templates.isEmpty { readPredicted(bytes) }
      let position = tokenizer.position
      let mark = diagnostics.mark
      let declaresEntities = tokenizer.declaresEntities
      countBeforeToken = diagnostics.count
      let token = tokenizer.next(bytes, &diagnostics)
      if !isLast, token.mayGoOn || (token == .text && tokenizer.position == tokenizer.end) {
        // More bytes may change what the last ones mean.
        tokenizer.position = position
        tokenizer.declaresEntities = declaresEntities
        diagnostics.rewind(to: mark)
        return
      }
      switch token {
      case .startTag:
        beginElement(bytes)
      case .endTag:
        endElement(bytes)
      case .text:
        takeText(bytes)
      case .end:
        break reading
      case .truncated:
        noteTruncation(bytes)
        break reading
      }
    }
  }

  /// Ends the reading, and hands out the document.
  mutating func finish(_ bytes: RawSpan) throws(GPXError) -> Document {
    guard hasBegun else { throw failure(bytes) }
    if hasEnded { readRest(bytes, isLast: true) } else { endAll(bytes) }
    try throwViolation(bytes)
    diagnostics.resolveAll(in: bytes)
    builder.placeSegmentExtensions()
    var document = builder.document
    document.diagnostics = diagnostics.resolved
    document.diagnosticCount = diagnostics.count
    return document
  }
}

// MARK: - How reading ends

extension GPXReader {
  /// Throws where strict reading has ended.
  func throwIfStopped(_ bytes: RawSpan) throws(GPXError) {
    if diagnostics.isStopped, !hasBegun { throw failure(bytes) }
    try throwViolation(bytes)
  }

  /// Throws the violation that ended strict reading.
  func throwViolation(_ bytes: RawSpan) throws(GPXError) {
    guard let entry = diagnostics.failure else { return }
    throw error(.violation(entry.code, message: entry.message), at: entry.offset, bytes)
  }

  func error(_ kind: GPXError.Kind, at offset: Int, _ bytes: RawSpan) -> GPXError {
    let (line, column) = diagnostics.position(of: offset, in: bytes)
    return GPXError(kind, line: line, column: column)
  }

  /// Why there is nothing to read.
  private func failure(_ bytes: RawSpan) -> GPXError {
    if isHTML(bytes) {
      return error(.htmlPage, at: 0, bytes)
    }
    if beginsWithText, rootName == nil, !hasMarkup(bytes) { return error(.notXML, at: 0, bytes) }
    if let entry = diagnostics.failure {
      return error(.violation(entry.code, message: entry.message), at: entry.offset, bytes)
    }
    guard let rootName, !beginsWithText else {
      let isXML = endsBeforeRoot || bytes.spells("<?xml", at: tokenizer.start)
      return isXML && !beginsWithText
        ? error(.incompleteRoot, at: tokenizer.end, bytes) : error(.notXML, at: 0, bytes)
    }
    return error(.noGPXElement(root: bytes.shown(rootName)), at: rootName.lowerBound - 1, bytes)
  }

  /// How many bytes behind a text in front are looked at for a tag.
  static let foresight = 1 << 12

  /// Whether something behind the place that reading has come to looks like a tag.
  ///
  /// Strict reading ends at the text in front, and lenient reading at the end.
  private func hasMarkup(_ bytes: RawSpan) -> Bool {
    var isInTag = false
    let end = min(tokenizer.end - 1, tokenizer.position + Self.foresight)
    for offset in tokenizer.position..<max(tokenizer.position, end) {
      let next = bytes.byte(offset + 1)
      if bytes.byte(offset) == ASCII.less, ASCII.isNameStart(next) { isInTag = true }
      if isInTag, next == ASCII.greater { return true }
    }
    return false
  }

  /// Whether the document type or the first element is `html`, in capital or small letters.
  private func isHTML(_ bytes: RawSpan) -> Bool {
    for start in [tokenizer.documentTypeName, rootName?.lowerBound] {
      guard let start, start + 4 < bytes.byteCount else { continue }
      let word = bytes.packedWord(start, count: 4) | 0x2020_2020
      if word == 0x6C6D_7468, ASCII.endsName(bytes.byte(start + 4)) { return true }
    }
    return false
  }

  /// Reads what stands behind `</gpx>`, as far as the bytes go, and notes it once where it is more than
  /// comments.
  mutating func readRest(_ bytes: RawSpan, isLast: Bool) {
    while open.isEmpty, !hasReadRest {
      tokenizer.position = tokenizer.skipSpace(bytes, from: tokenizer.position)
      let next = tokenizer.position
      // So many bytes tell a comment and a declaration from anything else.
      guard next < tokenizer.end, isLast || tokenizer.end - next >= 6 else { return }
      let isInstruction = bytes.spells("<?", at: next) && !bytes.spells("<?xml ", at: next)
      let isComment = isInstruction || bytes.spells("<!--", at: next)
      if isComment {
        let mark = diagnostics.mark
        if tokenizer.readOther(bytes, bytes.byte(next + 1), &diagnostics) == nil { continue }
        tokenizer.position = next
        diagnostics.rewind(to: mark)
        if !isLast { return }
      }
      noteRest()
    }
    tokenizer.position = tokenizer.end
  }

  /// Notes that there is something behind `</gpx>`, and looks no further.
  mutating func noteRest() {
    hasReadRest = true
    diagnostics.report(
      .contentAfterEnd,
      at: tokenizer.position,
      "there is something after the end of <gpx>; it is ignored"
    )
  }

  private mutating func noteTruncation(_ bytes: RawSpan) {
    guard hasBegun else { return noteIncompleteRoot(bytes) }
    hasNotedEnd = true
    if bytes.spells("<!--", at: tokenizer.markupStart) {
      diagnostics.report(
        .unexpectedEndOfFile,
        at: tokenizer.markupStart,
        "the file ends inside of this comment"
      )
      return
    }
    let start = tokenizer.markupStart + 1
    let name = tokenizer.readName(bytes, at: start)
    let isTag = name.count > 0 && ASCII.isNameStart(bytes.byte(start))
    let inner = isTag ? name : open.last?.name ?? name
    diagnostics.report(
      .unexpectedEndOfFile,
      at: tokenizer.end,
      "the file ends inside of <\(inner.shown(in: bytes))>"
    )
  }

  /// Notes that the file ends inside of markup before `gpx` has begun, and which root it was going to have if that is
  /// another.
  private mutating func noteIncompleteRoot(_ bytes: RawSpan) {
    endsBeforeRoot = true
    let name = tokenizer.readName(bytes, at: tokenizer.markupStart + 1)
    // A name that the file ends in may be the beginning of any.
    guard rootName == nil, name.count > 0, name.range.upperBound < tokenizer.end,
      ASCII.isNameStart(bytes.byte(name.start)), GPXElement(name, in: bytes) != .gpx
    else { return }
    rootName = name.range
  }

  /// Ends what the file has left open.
  ///
  /// A point that is not whole is left out.
  private mutating func endAll(_ bytes: RawSpan) {
    if !hasNotedEnd, let last = open.last {
      diagnostics.report(
        .unexpectedEndOfFile,
        at: tokenizer.end,
        "the file ends inside of <\(last.name.shown(in: bytes))>"
      )
    }
    point.isUsable = false
    captured.isWhole = false
    dropKept()
    while !open.isEmpty, !hasEnded { endAnyhow(bytes) }
  }
}
