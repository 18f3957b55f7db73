/// Looks at eight bytes at once.
///
/// Each function marks bytes of a word by the highest bit of their place. Above the first byte that
/// is marked, a borrow can mark others wrongly, so only the lowest mark of a result is to be used;
/// that one is right, and of several results joined with `|` the lowest is, too. (H. S. Warren,
/// *Hacker's Delight*, section 6-1.)
enum ByteScan {
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Marks the bytes that are the given one.
  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ (lowBits &* UInt64(byte))
    return (difference &- lowBits) & ~difference & highBits
  }

  /// Marks the bytes below a space: control characters, line ends and tabs.
  @inline(__always)
  static func control(_ word: UInt64) -> UInt64 {
    (word &- lowBits &* 0x20) & ~word & highBits
  }

  /// How many bytes come before the lowest mark; 8 where there is none.
  @inline(__always)
  static func index(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// How many decimal digits a word begins with, in `0...8`.
  @inline(__always)
  static func digitCount(_ word: UInt64) -> Int {
    // A digit less "0" is 0...9, and adding 0x76 sets the highest bit from 10 on.
    let digits = word &- lowBits &* 0x30
    return index((digits | (digits &+ lowBits &* 0x76)) & highBits)
  }

  /// The value of the decimal digits that a word begins with, at least one.
  ///
  /// Pairs, then fours, then all eight are put together by multiplication. (D. Lemire, *Number
  /// parsing at a gigabyte per second*, Software: Practice and Experience 51, 2021.)
  @inline(__always)
  static func digits(_ word: UInt64, count: Int) -> UInt64 {
    // Fewer than eight move to the end, with zeros before them.
    var value = (word &- lowBits &* 0x30) &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8)
    value = value &* 10 &+ (value &>> 8)
    let pairs: UInt64 = 0x0000_00FF_0000_00FF
    let high = (value & pairs) &* 0x000F_4240_0000_0064
    let low = ((value &>> 16) & pairs) &* 0x0000_2710_0000_0001
    return (high &+ low) &>> 32
  }
}
