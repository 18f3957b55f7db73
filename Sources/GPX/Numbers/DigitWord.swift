/// Eight decimal digits as the bytes of one word, the first digit lowest, as numbers and not as
/// characters.
///
/// The digits are found by halving: of eight digits two times four, of each four two times two, of
/// each two one and one, where one multiplication divides all parts alike.
struct DigitWord {
  /// The digits, each in its byte.
  let digits: UInt64

  /// What makes digits characters.
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// Creates the digits of a number below 100,000,000.
  @inline(__always)
  init(_ number: UInt64) {
    let four = number / 10_000 | (number % 10_000) << 32
    // 10486 / 2^20 is a little more than 1/100; exact for four digits.
    let hundreds = (four &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let two = hundreds | (four &- hundreds &* 100) << 16
    // 103 / 2^10 is a little more than 1/10; exact for two digits.
    let tens = (two &* 103) >> 10 & 0x000F_000F_000F_000F
    digits = tens | (two &- tens &* 10) << 8
  }

  /// The characters.
  var characters: UInt64 { digits | Self.zeros }

  /// How many zeros stand in front; seven where there is nothing but zeros.
  var leadingZeros: Int { min(7, digits.trailingZeroBitCount / 8) }

  /// How many zeros stand at the end; eight where there is nothing but zeros.
  var trailingZeros: Int { digits.leadingZeroBitCount / 8 }
}
