/// A whole number of any size, as far as reading decimals needs one.
struct BigNatural {
  /// Base 2^32, the lowest first, no zero at the end.
  private var limbs: [UInt32] = []

  init() {}

  init(_ value: UInt32) {
    if value != 0 { limbs = [value] }
  }

  var isZero: Bool { limbs.isEmpty }

  /// How many bits the number has, without leading zeros.
  var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return limbs.count * 32 - last.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry != 0 { limbs.append(UInt32(carry)) }
  }

  mutating func multiplyByPowerOfTen(_ power: Int) {
    for _ in 0..<power / 9 { multiply(by: 1_000_000_000) }
    for _ in 0..<power % 9 { multiply(by: 10) }
  }

  mutating func shiftLeft(by count: Int) {
    guard count > 0, !isZero else { return }
    let bits = UInt32(count % 32)
    if bits != 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << bits | carry
        carry = limb >> (32 - bits)
      }
      if carry != 0 { limbs.append(carry) }
    }
    if count >= 32 {
      limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
    }
  }

  /// Takes away a number that is not larger.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let right = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      let difference = Int64(limbs[index]) - right - borrow
      borrow = difference < 0 ? 1 : 0
      limbs[index] = UInt32(truncatingIfNeeded: difference)
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func < (left: BigNatural, right: BigNatural) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}
