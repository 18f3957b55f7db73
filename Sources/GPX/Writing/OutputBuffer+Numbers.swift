// Numbers as decimals, never with an exponent.
extension OutputBuffer {
  /// Numbers with so many digits behind the dot, or fewer, take the short way.
  private static let usualScale: Double = 10_000_000

  /// Below this, a number times the usual scale and its rounding are off by less than a half.
  private static let usualLimit: Double = 100_000_000

  /// Appends the shortest decimal that reads back to the same number.
  ///
  /// Most numbers were decimals of a few digits once. Such a number times ten to the power of seven
  /// is close to a whole number, and if that whole number divided by the power is the number again,
  /// then these are its digits: the division rounds like a reader does.
  @inline(__always)
  mutating func append(_ number: Double) {
    let magnitude = number.magnitude
    if magnitude < Self.usualLimit {
      let whole = UInt64(magnitude * Self.usualScale + 0.5)
      if Double(whole) / Self.usualScale == magnitude {
        if number.sign == .minus { append(ASCII.minus) }
        appendUsual(whole)
        return
      }
    }
    appendUnusual(number)
  }

  /// Appends a number of ten-millionths.
  @inline(__always)
  private mutating func appendUsual(_ number: UInt64) {
    appendShort(number / 10_000_000)
    let fraction = number % 10_000_000
    if fraction == 0 { return }
    // Ten times as much, so that the first of eight digits is the first behind the dot.
    let word = DigitWord(fraction * 10)
    append(ASCII.dot)
    append(word.characters, count: 8 &- word.trailingZeros)
  }

  /// Appends a whole number below 100,000,000.
  @inline(__always)
  private mutating func appendShort(_ number: UInt64) {
    let word = DigitWord(number)
    let zeros = word.leadingZeros
    append(word.characters >> UInt64(zeros * 8), count: 8 &- zeros)
  }

  @inline(never)
  private mutating func appendUnusual(_ number: Double) {
    if number.sign == .minus { append(ASCII.minus) }
    let decimal = ShortestDecimal(number)
    append(digits: decimal.digits, exponent: decimal.exponent)
  }

  /// Appends an integer of digits with a dot where the power of ten has it.
  private mutating func append(digits: UInt64, exponent: Int) {
    if exponent >= 0 {
      append(unsigned: digits)
      for _ in 0..<exponent { append(ASCII.zero) }
      return
    }
    let scale = -exponent
    guard scale <= 19 else {
      // So small that the digits begin behind the zeros after the dot.
      append("0.")
      for _ in 0..<scale - Self.digitCount(digits) { append(ASCII.zero) }
      append(unsigned: digits)
      return
    }
    let unit = Self.powersOfTen[scale]
    append(unsigned: digits / unit)
    append(ASCII.dot)
    append(digits % unit, digits: scale)
  }

  /// Appends a whole number.
  mutating func append(whole number: Int) {
    if number < 0 { append(ASCII.minus) }
    append(unsigned: UInt64(number.magnitude))
  }

  /// Appends a decimal as it was written.
  @inline(__always)
  mutating func append(_ decimal: DecimalText) {
    if decimal.mantissa < 0 { append(ASCII.minus) }
    let magnitude = decimal.mantissa.magnitude
    if decimal.scale == 0 {
      append(unsigned: magnitude)
    } else {
      let unit = Self.powersOfTen[Int(min(decimal.scale, 19))]
      append(unsigned: magnitude / unit)
      append(ASCII.dot)
      append(magnitude % unit, digits: Int(min(decimal.scale, 19)))
    }
  }

  /// Appends a whole number of any size.
  @inline(__always)
  private mutating func append(unsigned number: UInt64) {
    if number < 100_000_000 {
      appendShort(number)
    } else {
      appendLong(number)
    }
  }

  @inline(never)
  private mutating func appendLong(_ number: UInt64) {
    append(unsigned: number / 100_000_000)
    append(DigitWord(number % 100_000_000).characters, count: 8)
  }

  /// Appends the digits of a number with as many zeros in front as make the given number of digits.
  private mutating func append(_ number: UInt64, digits: Int) {
    if digits > 8 {
      append(number / 100_000_000, digits: digits - 8)
      append(DigitWord(number % 100_000_000).characters, count: 8)
    } else {
      let word = DigitWord(number)
      append(word.characters >> UInt64((8 - digits) * 8), count: digits)
    }
  }

  private static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    while count < powersOfTen.count, number >= powersOfTen[count] { count += 1 }
    return count
  }

  /// The powers of ten that 64 bits hold.
  private static let powersOfTen: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1...19 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()
}
