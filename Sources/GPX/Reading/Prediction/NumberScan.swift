/// The powers of ten as integers and as numbers.
struct NumberTables {
  let tens = NumberScan.powersOfTen
  let powers = DecimalReader.exactPowers
}

/// Reads numbers whose end is not known yet: digits, a dot, digits.
///
/// The tables are handed in as views, so that a number costs no reference counting.
enum NumberScan {
  /// The powers of ten up to eight digits.
  static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// Reads a number and steps over it; nil where it has another form, or one that is long or odd.
  ///
  /// - Precondition: ``PointSlot/longestValue`` bytes and 16 more can be loaded from the offset.
  @inline(__always)
  static func number(
    _ bytes: RawSpan,
    _ offset: inout Int,
    _ wholePowers: Span<UInt64>,
    _ powers: Span<Double>
  ) -> Double? {
    var place = offset
    let isNegative = bytes.byte(place) == ASCII.minus
    if isNegative { place &+= 1 }
    let word = bytes.word(place)
    let whole = ByteScan.digitCount(word)
    guard whole > 0, whole < 8 else { return nil }
    var significand = ByteScan.digits(word, count: whole)
    var scale = 0
    place &+= whole
    if bytes.byte(place) == ASCII.dot {
      place &+= 1
      let fraction = bytes.word(place)
      scale = ByteScan.digitCount(fraction)
      guard scale > 0 else { return nil }
      significand = significand &* wholePowers[scale] &+ ByteScan.digits(fraction, count: scale)
      place &+= scale
      if scale == 8 {
        let more = bytes.word(place)
        let count = ByteScan.digitCount(more)
        // Up to 19 digits always fit.
        if whole &+ count > 11 || count == 8 { return long(bytes, &offset) }
        if count > 0 {
          significand = significand &* wholePowers[count] &+ ByteScan.digits(more, count: count)
          place &+= count
          scale &+= count
        }
      }
    }
    guard significand <= DecimalReader.largestExactInteger else { return long(bytes, &offset) }
    let magnitude = Double(significand) / powers[scale]
    offset = place
    return isNegative ? -magnitude : magnitude
  }

  /// Reads a number of many digits.
  @inline(never)
  private static func long(
    _ bytes: RawSpan,
    _ offset: inout Int
  ) -> Double? {
    var end = offset
    let limit = offset &+ PointSlot.longestValue
    while end < limit {
      let byte = bytes.byte(end)
      guard ASCII.digit(byte) <= 9 || byte == ASCII.dot || byte == ASCII.minus else { break }
      end &+= 1
    }
    guard end < limit, let decimal = Decimal(bytes, in: offset..<end),
      let value = DecimalReader().value(of: decimal, in: bytes)
    else { return nil }
    offset = end
    return value
  }

  /// Reads a decimal that gives back its text, and steps over it.
  ///
  /// - Precondition: ``PointSlot/longestValue`` bytes can be loaded from the offset.
  @inline(__always)
  static func decimal(
    _ bytes: RawSpan,
    _ offset: inout Int,
    _ wholePowers: Span<UInt64>
  ) -> DecimalText? {
    var place = offset
    let isNegative = bytes.byte(place) == ASCII.minus
    if isNegative { place &+= 1 }
    let word = bytes.word(place)
    let whole = ByteScan.digitCount(word)
    guard whole > 0, whole < 8, whole == 1 || word & 0xFF != UInt64(ASCII.zero) else { return nil }
    var mantissa = ByteScan.digits(word, count: whole)
    var scale = 0
    place &+= whole
    if bytes.byte(place) == ASCII.dot {
      let fraction = bytes.word(place &+ 1)
      scale = ByteScan.digitCount(fraction)
      guard scale > 0, scale < 8 else { return nil }
      mantissa = mantissa &* wholePowers[scale] &+ ByteScan.digits(fraction, count: scale)
      place &+= 1 &+ scale
    }
    guard !isNegative || mantissa != 0 else { return nil }
    offset = place
    let signed = Int64(bitPattern: mantissa)
    return DecimalText(
      mantissa: isNegative ? 0 &- signed : signed,
      scale: UInt8(truncatingIfNeeded: scale)
    )
  }
}
