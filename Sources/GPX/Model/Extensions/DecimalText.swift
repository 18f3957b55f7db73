/// A decimal number that gives back the text that it was read from, to the letter.
///
/// Only texts that can be told from the digits and the place of the dot count: `142`, `23.0`,
/// `-0.25`, but not `+1`, `007`, `.5`, `1e3` or `-0`.
struct DecimalText: Hashable, Sendable {
  /// The digits as an integer, with the sign.
  var mantissa: Int64

  /// How many of the digits stand behind the dot.
  var scale: UInt8

  /// How many digits are kept at most; 18 always fit.
  static let maximumDigits = 18

  init(mantissa: Int64, scale: UInt8) {
    self.mantissa = mantissa
    self.scale = scale
  }

  /// Takes a text apart, or gives nil where the number would not give it back.
  init?(_ bytes: RawSpan, in range: Range<Int>) {
    var offset = range.lowerBound
    let end = range.upperBound
    guard offset < end else { return nil }
    let isNegative = bytes.byte(offset) == ASCII.minus
    if isNegative { offset &+= 1 }
    let start = offset
    var dot = end
    var value: Int64 = 0
    guard end &- start <= Self.maximumDigits else { return nil }
    while offset < end {
      let byte = bytes.byte(offset)
      let digit = ASCII.digit(byte)
      if digit <= 9 {
        value = value &* 10 &+ Int64(digit)
      } else if byte == ASCII.dot, dot == end {
        dot = offset
      } else {
        return nil
      }
      offset &+= 1
    }
    let whole = dot &- start
    // One digit at least on both sides of a dot, no zeros in front, no minus before nothing.
    guard whole > 0, dot &+ 1 != end, whole == 1 || bytes.byte(start) != ASCII.zero,
      !isNegative || value != 0
    else { return nil }
    mantissa = isNegative ? -value : value
    scale = dot == end ? 0 : UInt8(truncatingIfNeeded: end &- dot &- 1)
  }

  /// The nearest `Double`.
  var value: Double {
    let significand = mantissa.magnitude
    let decimal = Decimal(
      isNegative: mantissa < 0,
      significand: significand,
      exponent: -Int(scale)
    )
    // There are no digits beyond the significand, so no bytes are looked at.
    return DecimalReader().value(of: decimal, in: RawSpan()) ?? 0
  }

  /// The text.
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text.
  func append(to bytes: inout [UInt8]) {
    if mantissa < 0 { bytes.append(ASCII.minus) }
    let start = bytes.count
    var rest = mantissa.magnitude
    var count = 0
    while rest > 0 || count <= Int(scale) {
      if count == Int(scale), scale > 0 { bytes.append(ASCII.dot) }
      bytes.append(ASCII.zero + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      count += 1
    }
    bytes[start...].reverse()
  }
}
