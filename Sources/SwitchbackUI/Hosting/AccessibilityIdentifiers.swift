/// Numbers for the things on one surface; each is given once.
public struct AccessibilityIdentifiers: Sendable {
  private var last: UInt32 = 0

  /// Creates a row of numbers from 1.
  public init() {}

  /// The next number.
  public mutating func next() -> UInt32 {
    last += 1
    return last
  }
}
