// Texts, and what they mean.
extension GPXReader {
  /// The most metres that an elevation may be above or below the sea.
  ///
  /// Nothing that bears a receiver gets there but satellites in high orbits, and sums of elevations stay finite.
  static let farthestElevation = 1_000_000.0

  /// Takes the text that the tokenizer has read.
  @inline(__always)
  mutating func takeText(_ bytes: RawSpan) {
    if context == .value || context == .foreign || context == .markup {
      capture(bytes)
    } else if !tokenizer.text.isBlank {
      noteText(bytes)
    }
  }

  @inline(__always)
  private mutating func capture(_ bytes: RawSpan) {
    let text = tokenizer.text
    if text.isPlain, captured.piece == nil, !captured.isBuffered {
      captured.piece = text.range
    } else {
      captureMore(text, bytes)
    }
  }

  @inline(never)
  private mutating func captureMore(_ text: XMLText, _ bytes: RawSpan) {
    if !captured.isBuffered { captured.startBuffer(bytes) }
    let decoder = XMLTextDecoder(dropsUnknownEntities: tokenizer.declaresEntities)
    decoder.append(
      text.range,
      of: bytes,
      hasReferences: !text.isCData,
      to: &captured.buffer,
      &diagnostics
    )
  }

  @inline(never)
  private mutating func noteText(_ bytes: RawSpan) {
    switch context {
    case .skipped:
      break
    case .outside:
      guard !hasBegun, open.isEmpty else { return }
      beginsWithText = beginsWithText || rootName == nil
      diagnostics.report(
        .textBeforeDeclaration,
        at: tokenizer.text.start,
        "there is text before the document"
      )
    default:
      guard let parent = open.last else { return }
      let start = bytes.trimmed(tokenizer.text.range).lowerBound
      diagnostics.report(
        .unexpectedText,
        at: start,
        "text is not allowed in <\(parent.name.shown(in: bytes))>; it is ignored"
      )
      checkReferences(bytes)
    }
  }

  /// Notes what is wrong with references in a text that is not used.
  private mutating func checkReferences(_ bytes: RawSpan) {
    let text = tokenizer.text
    guard !text.isPlain, !text.isCData else { return }
    var unused: [UInt8] = []
    XMLTextDecoder(dropsUnknownEntities: tokenizer.declaresEntities)
      .append(text.range, of: bytes, hasReferences: true, to: &unused, &diagnostics)
  }

  /// Takes the value of an element that has ended.
  @inline(__always)
  mutating func endValue(_ element: GPXElement, _ bytes: RawSpan) {
    guard captured.isWhole else { return }
    if captured.isBuffered {
      let buffer = captured.buffer
      take(element, buffer.span.bytes, 0..<buffer.count)
    } else {
      take(element, bytes, captured.piece ?? captured.start..<captured.start)
    }
  }

  @inline(__always)
  private mutating func take(_ element: GPXElement, _ text: RawSpan, _ range: Range<Int>) {
    if element == .elevation {
      takeElevation(text, range)
    } else if element == .time {
      takeTime(text, range)
    } else if let field = element.receptionField {
      takeReception(field, element, text, range)
    } else if element == .fix {
      takeFix(text, range)
    } else {
      takeText(element, text, range)
    }
  }

  /// Notes a value of a point for those that are like it.
  @inline(__always)
  mutating func mark(_ range: Range<Int>, _ kind: PointSlot.Kind, index: Int = 0) {
    if captured.isBuffered {
      recorder.giveUp()
    } else {
      recorder.mark(range, PointSlot(kind, index: index))
    }
  }

  @inline(__always)
  private mutating func takeElevation(_ text: RawSpan, _ range: Range<Int>) {
    guard !isEmpty(text, range, .elevation), let value = number(text, range, at: captured.start)
    else { return }
    guard value.magnitude <= Self.farthestElevation else { return noteElevation(text, range) }
    if point.elevation == nil {
      point.elevation = value
      mark(range, .elevation)
    } else {
      noteDuplicate(.elevation)
    }
  }

  @inline(never)
  private mutating func noteElevation(_ text: RawSpan, _ range: Range<Int>) {
    diagnostics.report(
      .elevationOutOfRange,
      at: captured.start,
      "elevation '\(text.shown(text.trimmed(range)))' is beyond any on earth; it is left out"
    )
  }

  @inline(__always)
  private mutating func takeTime(_ text: RawSpan, _ range: Range<Int>) {
    guard !isEmpty(text, range, .time) else { return }
    let trimmed = text.trimmed(range)
    guard let reading = TimestampReader.read(text, in: trimmed) else {
      diagnostics.report(
        .malformedTime,
        at: captured.start,
        "'\(text.shown(trimmed))' is not a time"
      )
      return
    }
    if reading.form != .regular { noteForm(reading.form, text, trimmed) }
    if context.isPoint {
      guard point.time == nil else { return noteDuplicate(.time) }
      point.time = reading.timestamp
      mark(range, .time)
    } else if metadata.time == nil {
      metadata.time = reading.timestamp
    } else {
      noteDuplicate(.time)
    }
  }

  @inline(never)
  private mutating func noteForm(
    _ form: TimestampReading.Form,
    _ text: RawSpan,
    _ range: Range<Int>
  ) {
    let start = captured.start
    switch form {
    case .regular:
      break
    case .withoutZone:
      diagnostics.report(
        .timeWithoutZone,
        at: start,
        "'\(text.shown(range))' has no zone; it is read as UTC"
      )
    case .irregular:
      diagnostics.report(
        .irregularTime,
        at: start,
        "'\(text.shown(range))' is not written as the schema has it"
      )
    case .foreign:
      diagnostics.report(
        .oddTime,
        at: start,
        "'\(text.shown(range))' is not in the form of ISO 8601 that GPX has"
      )
    }
  }

  @inline(__always)
  mutating func isEmpty(
    _ text: RawSpan,
    _ range: Range<Int>,
    _ element: GPXElement
  ) -> Bool {
    if let first = range.first, !ASCII.isSpace(text.byte(first)) { return false }
    guard text.trimmed(range).isEmpty else { return false }
    diagnostics.report(.emptyValue, at: captured.start, "<\(element.name)> is empty")
    return true
  }

  @inline(never)
  mutating func noteDuplicate(_ element: GPXElement) {
    diagnostics.report(
      .duplicateElement,
      at: captured.start,
      "<\(element.name)> is given twice; the first counts"
    )
  }
}
