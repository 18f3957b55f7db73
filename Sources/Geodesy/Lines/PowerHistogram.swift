/// Counts how many importances exceed each power of 2, in one pass.
struct PowerHistogram {
  /// The powers of 2 that levels are made for: from a sixteenth of a map point, which no scale shows, to the
  /// size of the world.
  static let powers = -4...28

  private var counts = [Int](repeating: 0, count: powers.count)

  init(_ importances: [Float]) {
    for importance in importances where importance > Self.threshold(of: Self.powers.lowerBound) {
      counts[Self.highestPower(under: importance) - Self.powers.lowerBound] += 1
    }
    for index in counts.indices.dropLast().reversed() { counts[index] += counts[index + 1] }
  }

  static func threshold(of power: Int) -> Float {
    Float(sign: .plus, exponent: power, significand: 1)
  }

  /// The number of importances that exceed a power of 2.
  func count(over power: Int) -> Int {
    counts[power - Self.powers.lowerBound]
  }

  /// The highest power of 2 in the range that an importance exceeds.
  private static func highestPower(under importance: Float) -> Int {
    guard importance.isFinite else { return powers.upperBound }
    // A power of 2 does not exceed itself.
    let power = importance.significand == 1 ? importance.exponent - 1 : importance.exponent
    return min(Int(power), powers.upperBound)
  }
}
