/// A whole number times a power of two, with all its decimal digits.
struct FullExpansion {
  /// The digits, the first first.
  private(set) var digits: [UInt8]

  /// The power of ten that the digits as an integer are to be multiplied by.
  let exponent: Int

  /// Writes a number out; zeros in front make it as wide as is wanted.
  init(_ number: UInt64, powerOfTwo: Int, width: Int = 0) {
    // Base 1,000,000,000, the lowest first.
    var limbs: [UInt32] = []
    var rest = number
    while rest > 0 {
      limbs.append(UInt32(rest % 1_000_000_000))
      rest /= 1_000_000_000
    }
    // A half is five tenths; twelve factors at once still fit beside a limb.
    let factor: UInt32 = powerOfTwo < 0 ? 5 : 2
    let twelveFactors: UInt32 = powerOfTwo < 0 ? 244_140_625 : 4096
    for _ in 0..<powerOfTwo.magnitude / 12 { Self.multiply(&limbs, by: twelveFactors) }
    for _ in 0..<powerOfTwo.magnitude % 12 { Self.multiply(&limbs, by: factor) }
    exponent = min(0, powerOfTwo)
    digits = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    while digits.count < width { digits.append(0) }
    digits.reverse()
  }

  private static func multiply(_ limbs: inout [UInt32], by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(product % 1_000_000_000)
      carry = product / 1_000_000_000
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// The first digits as an integer, and whether there is more behind them.
  func leading(_ count: Int) -> (UInt64, Bool) {
    var value: UInt64 = 0
    for index in 0..<count { value = value * 10 + UInt64(index < digits.count ? digits[index] : 0) }
    return (value, digits.dropFirst(count).contains { $0 != 0 })
  }

  /// Whether what is behind the first digits rounds them up; a half does where the last is odd.
  func isNearerAbove(_ count: Int) -> Bool {
    guard count < digits.count else { return false }
    let next = digits[count]
    if next != 5 { return next > 5 }
    let isMore = digits.dropFirst(count + 1).contains { $0 != 0 }
    return isMore || digits[count - 1] % 2 == 1
  }
}
