/// A decimal number as it was written, taken apart: digits, exponent, and what was odd about it.
///
/// The grammar is that of `xsd:decimal` (`-12.5`, `+.5`, `7.`), and two forms beyond it that GPX
/// files hold: an exponent (`5.6e-05`) and a comma in place of the dot (`49,97`).
struct Decimal {
  /// Whether a minus sign stood in front.
  var isNegative = false

  /// The first 19 significant digits as an integer; 19 always fit.
  var significand: UInt64 = 0

  /// The power of ten that the significand is to be multiplied by.
  var exponent = 0

  /// Whether there are significant digits beyond the first 19, which the significand lacks.
  var isTruncated = false

  /// Whether the number has an exponent.
  var hasExponent = false

  /// The exponent as written, 0 without one.
  var writtenExponent = 0

  /// Whether a comma stands where the dot should.
  var hasComma = false

  /// Where the digits begin, for the exact path.
  var digitsStart = 0

  /// The end of the digits, for the exact path.
  var digitsEnd = 0

  /// Exponents beyond this are far outside of what a `Double` can hold.
  private static let exponentLimit = 1_000_000

  /// How many digits always fit into the significand.
  static let significandDigits = 19

  /// Creates a number of a few digits.
  init(isNegative: Bool, significand: UInt64, exponent: Int) {
    self.isNegative = isNegative
    self.significand = significand
    self.exponent = exponent
  }

  /// Takes the number apart that fills a range, without white space around it.
  ///
  /// - Returns: nil where the bytes are not a decimal number.
  @inline(__always)
  init?(_ bytes: RawSpan, in range: Range<Int>) {
    var offset = range.lowerBound
    let end = range.upperBound
    guard offset < end else { return nil }
    let sign = bytes.byte(offset)
    if sign == ASCII.minus || sign == ASCII.plus {
      isNegative = sign == ASCII.minus
      offset += 1
    }
    digitsStart = offset
    let whole = readDigits(bytes, from: offset, to: end, isFraction: false)
    var count = whole - offset
    offset = whole
    if offset < end {
      let separator = bytes.byte(offset)
      if separator == ASCII.dot || separator == ASCII.comma {
        hasComma = separator == ASCII.comma
        let fraction = readDigits(bytes, from: offset + 1, to: end, isFraction: true)
        count += fraction - offset - 1
        offset = fraction
      }
    }
    guard count > 0 else { return nil }
    digitsEnd = offset
    if offset < end {
      guard bytes.byte(offset) | 0x20 == 0x65, readExponent(bytes, in: offset + 1..<end) else {
        return nil
      }
    }
  }

  /// Adds digits to the significand until one that is none, and tells where it stands.
  @inline(__always)
  private mutating func readDigits(
    _ bytes: RawSpan,
    from start: Int,
    to end: Int,
    isFraction: Bool
  ) -> Int {
    var offset = start
    // Eight more digits fit below this: (10^11 - 1) * 10^8 + 10^8 - 1 is 10^19 - 1.
    while significand < 100_000_000_000, offset < end, offset &+ 8 <= bytes.byteCount {
      let word = bytes.word(offset)
      let count = min(ByteScan.digitCount(word), end &- offset)
      if count == 0 { return offset }
      significand =
        significand &* Self.powersOfTen[count] &+ ByteScan.digits(word, count: count)
      if isFraction { exponent &-= count }
      offset &+= count
      if count < 8 { return offset }
    }
    return readSingleDigits(bytes, from: offset, to: end, isFraction: isFraction)
  }

  /// The powers of ten up to eight digits.
  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// Adds digits one by one: near the end of the bytes, and where the significand is nearly full.
  @inline(never)
  private mutating func readSingleDigits(
    _ bytes: RawSpan,
    from start: Int,
    to end: Int,
    isFraction: Bool
  ) -> Int {
    var offset = start
    // Below this, one more digit fits: (10^18 - 1) * 10 + 9 is 10^19 - 1.
    let limit: UInt64 = 1_000_000_000_000_000_000
    while offset < end {
      let digit = ASCII.digit(bytes.byte(offset))
      if digit > 9 { break }
      if significand < limit {
        significand = significand &* 10 &+ UInt64(digit)
        if isFraction { exponent &-= 1 }
      } else {
        if digit != 0 { isTruncated = true }
        if !isFraction { exponent &+= 1 }
      }
      offset &+= 1
    }
    return offset
  }

  private mutating func readExponent(_ bytes: RawSpan, in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    guard offset < range.upperBound else { return false }
    let sign = bytes.byte(offset)
    if sign == ASCII.minus || sign == ASCII.plus { offset += 1 }
    guard offset < range.upperBound else { return false }
    var value = 0
    while offset < range.upperBound {
      let digit = ASCII.digit(bytes.byte(offset))
      if digit > 9 { return false }
      value = min(Self.exponentLimit, value * 10 + Int(digit))
      offset += 1
    }
    writtenExponent = sign == ASCII.minus ? -value : value
    exponent += writtenExponent
    hasExponent = true
    return true
  }
}
