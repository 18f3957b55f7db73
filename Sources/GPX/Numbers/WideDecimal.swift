/// Decimals whose power of ten is small, rounded through 128-bit integers.
///
/// Recorders write coordinates with up to 30 digits. The first 19 of them and the power of ten fit
/// 64 bits each, so one division (or product) of exact integers decides nearly all of them.
enum WideDecimal {
  /// The nearest `Double`, or nil where 19 digits do not decide or the exponent is too large.
  static func magnitude(of decimal: Decimal) -> Double? {
    let significand = decimal.significand
    guard significand != 0, decimal.exponent.magnitude < powersOfTen.count else { return nil }
    let power = powersOfTen[Int(decimal.exponent.magnitude)]
    let isQuotient = decimal.exponent < 0
    let lower = rounded(significand, power, isQuotient, isInexact: decimal.isTruncated)
    guard decimal.isTruncated else { return lower }
    // The digits that are missing add less than one to the last place: where both ends round to
    // the same number, so does everything between.
    let (next, overflow) = significand.addingReportingOverflow(1)
    guard !overflow else { return nil }
    let upper = rounded(next, power, isQuotient, isInexact: false)
    return lower == upper ? lower : nil
  }

  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// `significand * power` or `significand / power` to the nearest `Double`.
  ///
  /// Where it is inexact, the true value is a little more, by less than the last bit kept.
  private static func rounded(
    _ significand: UInt64,
    _ power: UInt64,
    _ isQuotient: Bool,
    isInexact: Bool
  ) -> Double {
    if isQuotient {
      // significand * 2^64 / power: at least 2^64 / 10^19 * significand, which keeps more bits
      // than the 54 needed once the significand is shifted to the top.
      let shift = significand.leadingZeroBitCount
      let (high, firstRemainder) = (significand << shift).quotientAndRemainder(dividingBy: power)
      let (low, remainder) = power.dividingFullWidth((firstRemainder, 0))
      return rounded(high, low, isInexact || remainder != 0, exponent: -64 - shift)
    }
    let product = significand.multipliedFullWidth(by: power)
    return rounded(product.high, product.low, isInexact, exponent: 0)
  }

  /// Rounds `(high * 2^64 + low) * 2^exponent`, ties to even.
  private static func rounded(
    _ high: UInt64,
    _ low: UInt64,
    _ isInexact: Bool,
    exponent: Int
  ) -> Double {
    let shift = high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
    let top: UInt64
    let rest: UInt64
    if shift >= 64 {
      top = low << UInt64(shift - 64)
      rest = 0
    } else if shift == 0 {
      top = high
      rest = low
    } else {
      top = high << UInt64(shift) | low >> UInt64(64 - shift)
      rest = low << UInt64(shift)
    }
    return BinaryRounding.value(
      top: top,
      hasMore: rest != 0 || isInexact,
      exponent: exponent + 64 - shift
    )
  }
}
