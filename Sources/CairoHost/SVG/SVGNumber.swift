/// A number with a fixed count of decimals, as SVG writes it: no zeros at either end that say nothing.
struct SVGNumber {
  /// The most decimals that a number can have.
  static let maximumDecimals = 9

  /// The powers of ten, from 1.
  private static let powers: [Int64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  /// The largest magnitude that is written; a larger one is cut off there.
  private static let maximum = 1e9

  /// The number times ten to the power of `decimals`, rounded.
  static func units(_ value: Double, decimals: Int) -> Int64 {
    let bounded = min(max(value, -maximum), maximum)
    return Int64((bounded * Double(powers[decimals])).rounded())
  }

  /// Adds a number to a text, given as ``units(_:decimals:)`` makes it.
  static func append(units: Int64, decimals: Int, to bytes: inout [UInt8]) {
    var magnitude = units.magnitude
    var decimals = decimals
    while decimals > 0, magnitude % 10 == 0 {
      magnitude /= 10
      decimals -= 1
    }
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let power = UInt64(powers[decimals])
    let whole = magnitude / power
    if whole > 0 || decimals == 0 { bytes += String(whole).utf8 }
    if decimals == 0 { return }
    bytes.append(UInt8(ascii: "."))
    var part = magnitude % power
    var place = power / 10
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(part / place))
      part %= place
      place /= 10
    }
  }
}
