/// The texts that stand in one place of many extensions alike, such as all heart rates.
///
/// Texts that are plain decimals are kept as numbers of four or eight bytes, from which they can be
/// told to the letter; the first that is none turns the column into texts.
struct SlotColumn: Sendable {
  private enum Kind { case small, large, texts }

  private var kind = Kind.small
  private var small: [Int32] = []
  private var large: [Int64] = []
  private var texts: [String] = []

  /// The scale of all numbers, while ``scales`` is empty.
  private var scale: UInt8 = 0
  private var scales: [UInt8] = []

  /// How many texts there are.
  var count: Int {
    switch kind {
    case .small: small.count
    case .large: large.count
    case .texts: texts.count
    }
  }

  /// Adds a text.
  mutating func append(_ bytes: RawSpan, in range: Range<Int>) {
    if kind != .texts {
      if let decimal = DecimalText(bytes, in: range) {
        append(decimal)
        return
      }
      turnIntoTexts()
    }
    texts.append(bytes.text(range))
  }

  /// Adds a text that is a decimal.
  @inline(__always)
  mutating func append(_ decimal: DecimalText) {
    if kind == .small, decimal.scale == scale, scales.isEmpty,
      let mantissa = Int32(exactly: decimal.mantissa)
    {
      small.append(mantissa)
    } else {
      appendOther(decimal)
    }
  }

  @inline(never)
  private mutating func appendOther(_ decimal: DecimalText) {
    if kind == .texts {
      texts.append(decimal.text)
      return
    }
    if count == 0 { scale = decimal.scale }
    if scales.isEmpty, decimal.scale != scale { scales = [UInt8](repeating: scale, count: count) }
    if !scales.isEmpty { scales.append(decimal.scale) }
    if kind == .small, let mantissa = Int32(exactly: decimal.mantissa) {
      small.append(mantissa)
      return
    }
    if kind == .small {
      kind = .large
      large = small.map(Int64.init)
      small = []
    }
    large.append(decimal.mantissa)
  }

  private mutating func turnIntoTexts() {
    var result: [String] = []
    result.reserveCapacity(count + 1)
    for index in 0..<count { result.append(text(index)) }
    texts = result
    kind = .texts
    small = []
    large = []
    scales = []
  }

  /// The decimal in a row, nil where the column holds texts.
  func decimal(_ index: Int) -> DecimalText? {
    let mantissa: Int64
    switch kind {
    case .small: mantissa = Int64(small[index])
    case .large: mantissa = large[index]
    case .texts: return nil
    }
    return DecimalText(mantissa: mantissa, scale: scales.isEmpty ? scale : scales[index])
  }

  /// The text in a row.
  func text(_ index: Int) -> String {
    decimal(index)?.text ?? texts[index]
  }

  /// The number in a row, nil where the text is none.
  func number(_ index: Int) -> Double? {
    if let decimal = decimal(index) { return decimal.value }
    return readNumber(texts[index])
  }

  /// Adds a text of another column.
  mutating func append(_ other: SlotColumn, at index: Int) {
    if let decimal = other.decimal(index) {
      append(decimal)
    } else {
      let bytes = Array(other.texts[index].utf8)
      append(bytes.span.bytes, in: 0..<bytes.count)
    }
  }

  /// Adds the texts of another column.
  mutating func append(contentsOf other: SlotColumn) {
    if kind == .small, other.kind == .small, scales.isEmpty, other.scales.isEmpty,
      scale == other.scale || count == 0
    {
      scale = other.scale
      small += other.small
    } else {
      for index in 0..<other.count { append(other, at: index) }
    }
  }

  mutating func trim() { small.trim() }

  /// Takes memory for a number of texts in advance.
  mutating func reserveCapacity(_ capacity: Int) {
    if kind == .small { small.reserveCapacity(capacity) }
  }
}
