/// Rounds a binary fraction to the nearest `Double`, ties to even.
enum BinaryRounding {
  /// The nearest `Double` to `top * 2^exponent`, a little more if `hasMore`.
  ///
  /// The highest of the 64 bits is set, and the exponent is that of the lowest.
  static func value(top: UInt64, hasMore: Bool, exponent: Int) -> Double {
    // The lowest bit of a number of 53 bits, but never below that of the smallest Double.
    let lowest = max(exponent + 11, -1074)
    let drop = lowest - exponent
    if drop > 64 { return 0 }
    let kept = drop == 64 ? 0 : top >> UInt64(drop)
    let half: UInt64 = 1 << UInt64(drop - 1)
    let dropped = drop == 64 ? top : top & ((1 << UInt64(drop)) - 1)
    let isAbove = dropped > half || (dropped == half && (hasMore || kept & 1 == 1))
    let significand = isAbove ? kept + 1 : kept
    // At most 2^53, so the conversion is exact.
    return scaled(Double(significand), by: lowest)
  }

  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    guard value != 0 else { return 0 }
    if exponent > 1023 { return .infinity }
    if exponent < -1022 {
      // A subnormal power of two: its only bit is that many places above the smallest.
      return value * Double(bitPattern: 1 << UInt64(exponent + 1074))
    }
    return value * Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
