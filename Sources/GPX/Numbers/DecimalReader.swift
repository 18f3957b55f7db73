/// Turns written decimals into the nearest `Double`, ties to even, however long they are.
///
/// Three ways, each exact where it answers: one floating-point operation for what is short (W. D.
/// Clinger, *How to read floating point numbers accurately*, PLDI 1990), one integer division for
/// up to 19 digits, and long division for the rest.
struct DecimalReader: Sendable {
  /// The powers of ten that a `Double` holds exactly.
  static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Every integer up to here is a `Double`: 2 to the power of 53.
  static let largestExactInteger: UInt64 = 1 << 53

  private let exactPowers = Self.exactPowers

  /// The value of a decimal number, or nil where it is beyond the range of `Double`.
  @inline(__always)
  func value(of decimal: Decimal, in bytes: RawSpan) -> Double? {
    let exponent = decimal.exponent
    if !decimal.isTruncated, decimal.significand <= Self.largestExactInteger, exponent >= -22,
      exponent <= 22
    {
      let significand = Double(decimal.significand)
      let magnitude =
        exponent < 0
        ? significand / exactPowers[-exponent] : significand * exactPowers[exponent]
      return decimal.isNegative ? -magnitude : magnitude
    }
    return slowValue(of: decimal, in: bytes)
  }

  @inline(never)
  private func slowValue(of decimal: Decimal, in bytes: RawSpan) -> Double? {
    guard decimal.significand != 0 else { return decimal.isNegative ? -0.0 : 0.0 }
    let magnitude =
      WideDecimal.magnitude(of: decimal) ?? LongDecimal(decimal, bytes).magnitude()
    guard magnitude.isFinite else { return nil }
    return decimal.isNegative ? -magnitude : magnitude
  }
}
