// What the receiver told at a point.
extension GPXReader {
  @inline(never)
  mutating func takeReception(
    _ field: Reception.NumericField,
    _ element: GPXElement,
    _ text: RawSpan,
    _ range: Range<Int>
  ) {
    guard !isEmpty(text, range, element), let value = number(text, range, at: captured.start)
    else { return }
    if field.isWhole, Int32(exactly: value) == nil {
      diagnostics.report(
        .malformedNumber,
        at: captured.start,
        "'\(text.shown(text.trimmed(range)))' is not a whole number"
      )
      return
    }
    guard point.reception[field] == nil else { return noteDuplicate(element) }
    point.reception[field] = value
    point.hasReception = true
    mark(range, .reception, index: field.rawValue)
    if !field.schemaRange.contains(value) {
      diagnostics.report(
        .valueOutOfRange,
        at: captured.start,
        "'\(text.shown(text.trimmed(range)))' is beyond what <\(element.name)> may be; it is kept"
      )
    }
  }

  @inline(never)
  mutating func takeFix(_ text: RawSpan, _ range: Range<Int>) {
    guard !isEmpty(text, range, .fix) else { return }
    let trimmed = text.trimmed(range)
    let fix = Reception.Fix(rawValue: text.text(trimmed))
    guard point.reception.fix == nil else { return noteDuplicate(.fix) }
    point.reception.fix = fix
    point.hasReception = true
    if !fix.isKnown {
      diagnostics.report(
        .unknownFix,
        at: captured.start,
        "'\(text.shown(trimmed))' is no kind of fix that GPX has; it is kept"
      )
    }
  }
}

extension GPXElement {
  /// The property of a point's reception that the element holds.
  var receptionField: Reception.NumericField? {
    switch self {
    case .satellites: .satellites
    case .horizontalDilution: .horizontalDilution
    case .verticalDilution: .verticalDilution
    case .positionDilution: .positionDilution
    case .magneticVariation: .magneticVariation
    case .geoidHeight: .geoidHeight
    case .correctionAge: .correctionAge
    case .stationID: .stationID
    case .course: .course
    case .speed: .speed
    default: nil
    }
  }
}

extension Reception.NumericField {
  /// Whether a value is one that the schema allows.
  func isUsual(_ value: Double) -> Bool {
    schemaRange.contains(value) && (!isWhole || Int32(exactly: value) != nil)
  }

  /// What the schema lets the property be; dilutions, heights and ages may be any number.
  fileprivate var schemaRange: ClosedRange<Double> {
    switch self {
    case .satellites: 0...Double(Int32.max)
    case .stationID: 0...1023
    case .magneticVariation, .course: 0...360
    default: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    }
  }
}
