/// Finds the shortest decimal of any number in the full expansions of its interval.
///
/// Slow and exact: it is for numbers below about 1e-11 and from 2 to the power of 53 up, which no
/// place on earth has.
struct LongShortestDecimal {
  /// The ends of the interval and the number itself, with equally many digits.
  private let low: FullExpansion
  private let value: FullExpansion
  private let high: FullExpansion

  /// Whether the ends belong to the interval.
  private let isClosed: Bool

  /// Never more are needed to tell one `Double` from another.
  private static let mostDigits = 17

  init(_ parts: BinaryParts) {
    high = FullExpansion(parts.upperQuarters, powerOfTwo: parts.exponent - 2)
    let width = high.digits.count
    low = FullExpansion(parts.lowerQuarters, powerOfTwo: parts.exponent - 2, width: width)
    value = FullExpansion(parts.significand * 4, powerOfTwo: parts.exponent - 2, width: width)
    isClosed = parts.significand & 1 == 0
  }

  var decimal: ShortestDecimal {
    var count = 1
    while count < Self.mostDigits, candidates(count).isEmpty { count += 1 }
    let (below, isMore) = value.leading(count)
    let found = candidates(count)
    // The number itself lies in the interval, so one of its neighbours does.
    let digits = isMore && value.isNearerAbove(count) ? below + 1 : below
    let chosen = min(max(digits, found.lowerBound), max(found.lowerBound, found.upperBound - 1))
    let exponent = high.digits.count - count + high.exponent
    return ShortestDecimal(digits: chosen, exponent: exponent)
  }

  /// The decimals of so many digits that lie in the interval.
  private func candidates(_ count: Int) -> Range<UInt64> {
    let (lowest, isLowMore) = low.leading(count)
    let (highest, isHighMore) = high.leading(count)
    let first = isLowMore || !isClosed ? lowest + 1 : lowest
    let end = isHighMore || isClosed ? highest + 1 : highest
    return first..<max(first, end)
  }
}
