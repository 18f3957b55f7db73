/// A positive `Double` or zero taken apart: a whole number times a power of two.
struct BinaryParts {
  /// Below 2 to the power of 53.
  let significand: UInt64

  /// The power of two, from -1074.
  let exponent: Int

  /// Whether the lower neighbour is half as far away as the upper one.
  private let isNarrowBelow: Bool

  init(_ magnitude: Double) {
    let fraction = magnitude.significandBitPattern
    let biased = Int(magnitude.exponentBitPattern)
    significand = biased == 0 ? fraction : fraction | 1 << 52
    exponent = max(biased, 1) - 1075
    isNarrowBelow = fraction == 0 && biased > 1
  }

  /// Halfway to the lower neighbour, in quarters of the last bit.
  var lowerQuarters: UInt64 { significand * 4 - (isNarrowBelow ? 1 : 2) }

  /// Halfway to the upper neighbour, in quarters of the last bit.
  var upperQuarters: UInt64 { significand * 4 + 2 }

  /// The largest power of ten that is not larger than the interval between the two.
  var intervalPowerOfTen: Int {
    // 1262611 / 2^22 is the logarithm of 2, and 524031 / 2^22 that of 4/3: near enough for all
    // exponents that a Double has.
    (exponent * 1_262_611 - (isNarrowBelow ? 524_031 : 0)) >> 22
  }
}
