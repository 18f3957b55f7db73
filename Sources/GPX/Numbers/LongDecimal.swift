/// A decimal of any length, rounded through long division of whole numbers.
///
/// Slow and exact: it is for what the shorter ways leave open, a few numbers in a million.
struct LongDecimal {
  /// Two neighbouring doubles have a middle of at most 767 significant digits, so digits beyond
  /// these decide only whether there is something more.
  private static let digitLimit = 770

  private var numerator = BigNatural()
  private var exponent = 0

  /// How many significant digits the numerator holds.
  private var digitCount = 0

  /// Reads all digits of a decimal again.
  init(_ decimal: Decimal, _ bytes: RawSpan) {
    var hasMore = false
    var isFraction = false
    for offset in decimal.digitsStart..<decimal.digitsEnd {
      let digit = ASCII.digit(bytes.byte(offset))
      guard digit <= 9 else {
        isFraction = true
        continue
      }
      if digitCount < Self.digitLimit {
        numerator.multiply(by: 10, adding: UInt32(digit))
        if digitCount > 0 || digit != 0 { digitCount += 1 }
        if isFraction { exponent -= 1 }
      } else {
        hasMore = hasMore || digit != 0
        if !isFraction { exponent += 1 }
      }
    }
    exponent += decimal.writtenExponent
    if hasMore {
      numerator.multiply(by: 10, adding: 1)
      exponent -= 1
    }
  }

  /// The nearest `Double`; infinite where the number is too large for one.
  func magnitude() -> Double {
    // Outside of these powers of ten lies no double but zero and infinity (5e-324, 1.8e308).
    if digitCount == 0 || digitCount + exponent < -330 { return 0 }
    if digitCount + exponent > 310 { return .infinity }
    var dividend = numerator
    var divisor = BigNatural(1)
    if exponent >= 0 {
      dividend.multiplyByPowerOfTen(exponent)
    } else {
      divisor.multiplyByPowerOfTen(-exponent)
    }
    // Bring the quotient into 1..<2, then draw 64 bits of it one by one.
    var shift = dividend.bitWidth - divisor.bitWidth
    if shift > 0 { divisor.shiftLeft(by: shift) } else { dividend.shiftLeft(by: -shift) }
    if dividend < divisor {
      dividend.shiftLeft(by: 1)
      shift -= 1
    }
    var top: UInt64 = 0
    for bit in 0..<64 {
      if bit > 0 { dividend.shiftLeft(by: 1) }
      top <<= 1
      if !(dividend < divisor) {
        dividend.subtract(divisor)
        top |= 1
      }
    }
    return BinaryRounding.value(top: top, hasMore: !dividend.isZero, exponent: shift - 63)
  }
}
