/// The shortest decimal whose nearest `Double` is a given one, and of all that short the nearest.
///
/// Every decimal in an interval around a `Double` reads back to it: from halfway to its lower
/// neighbour to halfway to its upper one, with both ends where its significand is even. A power of
/// ten that fits once and not ten times into the interval tells the digits: a multiple of ten
/// times that power lies in the interval, or else the multiple of the power that is nearest. Source:
/// R. Giulietti, *The Schubfach way to render doubles*, 2020; where he approximates powers of ten,
/// the few that matter here are exact.
struct ShortestDecimal: Hashable {
  /// The digits as an integer, at most 17, without zeros at the end.
  private(set) var digits: UInt64

  /// The power of ten that the integer is to be multiplied by.
  private(set) var exponent: Int

  init(digits: UInt64, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
    removeZeros()
  }

  /// Creates the decimal of the magnitude of a finite number.
  init(_ number: Double) {
    let magnitude = BinaryParts(number.magnitude)
    let decimal = Self.wholeNumber(magnitude) ?? Self.usual(magnitude)
    self = decimal ?? LongShortestDecimal(magnitude).decimal
  }

  private mutating func removeZeros() {
    guard digits != 0 else {
      exponent = 0
      return
    }
    while digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
  }

  /// A whole number below 2 to the power of 53, or nil.
  ///
  /// Half a unit around it there is no other with fewer digits.
  private static func wholeNumber(_ parts: BinaryParts) -> ShortestDecimal? {
    guard parts.significand != 0 else { return ShortestDecimal(digits: 0, exponent: 0) }
    guard parts.exponent <= 0, parts.exponent > -53 else { return nil }
    let fraction = UInt64(1) << UInt64(-parts.exponent) &- 1
    guard parts.significand & fraction == 0 else { return nil }
    return ShortestDecimal(digits: parts.significand >> UInt64(-parts.exponent), exponent: 0)
  }

  /// The powers of five that make powers of ten of a size with the last bit of usual numbers.
  ///
  /// The last, times the longest significand, still fits into 128 bits.
  private static let powersOfFive: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1...27 { powers.append(powers[powers.count - 1] * 5) }
    return powers
  }()

  /// Numbers from about 1e-11 up that have a fraction; nil for others.
  private static func usual(_ parts: BinaryParts) -> ShortestDecimal? {
    let power = -parts.intervalPowerOfTen
    guard parts.exponent < 0, power > 0, power < powersOfFive.count else { return nil }
    let scale = powersOfFive[power]
    // The interval in quarters of the last bit, times the power of ten.
    let shift = UInt64(2 - parts.exponent - power)
    let low = Scaled(parts.lowerQuarters, scale, shift)
    let high = Scaled(parts.upperQuarters, scale, shift)
    let isClosed = parts.significand & 1 == 0
    let first = low.isWhole && isClosed ? low.whole : low.whole + 1
    let last = high.isWhole && !isClosed ? high.whole - 1 : high.whole
    let short = last / 10
    if short * 10 >= first {
      return ShortestDecimal(digits: short, exponent: 1 - power)
    }
    let nearest = Scaled(parts.significand * 4, scale, shift).rounded
    return ShortestDecimal(digits: min(max(nearest, first), last), exponent: -power)
  }
}

/// A number of quarters times a power of five over a power of two, exact: at most 118 bits.
private struct Scaled {
  private let high: UInt64
  private let low: UInt64
  /// How many of the bits are the fraction: 2 to 64.
  private let shift: UInt64

  @inline(__always)
  init(_ quarters: UInt64, _ scale: UInt64, _ shift: UInt64) {
    (high, low) = quarters.multipliedFullWidth(by: scale)
    self.shift = shift
  }

  var whole: UInt64 { high << (64 &- shift) | low >> shift }

  /// The fraction, moved to the top.
  private var fraction: UInt64 { low << (64 &- shift) }

  var isWhole: Bool { fraction == 0 }

  /// The nearest whole number, the even one of two.
  var rounded: UInt64 {
    let half: UInt64 = 1 << 63
    let isAbove = fraction > half || fraction == half && whole & 1 == 1
    return isAbove ? whole + 1 : whole
  }
}
