/// How many digits after the dot are kept where numbers are rounded; nil leaves them as they are.
public struct Precision: Hashable, Sendable {
  /// Digits of degrees: 5 are about a metre, 6 a decimetre, 7 a centimetre.
  public var coordinates: Int?

  /// Digits of metres.
  public var elevations: Int?

  /// Digits of seconds: 0 gives whole seconds.
  public var times: Int?

  /// The largest number of digits: more are below what a `Double` of degrees or a timestamp can tell.
  public static let maximumDigits = 13

  /// Creates a precision.
  ///
  /// - Precondition: the numbers are in `0...maximumDigits`.
  public init(coordinates: Int? = nil, elevations: Int? = nil, times: Int? = nil) {
    for digits in [coordinates, elevations, times] {
      precondition(
        0...Self.maximumDigits ~= digits ?? 0,
        "the number of digits must be in 0...13"
      )
    }
    self.coordinates = coordinates
    self.elevations = elevations
    self.times = times
  }

  /// The nearest number with so many digits after the dot.
  ///
  /// A number that is so large that it has none stays as it is.
  static func rounded(_ number: Double, digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = number * scale
    // From 2⁵² on, every Double is whole.
    guard abs(scaled) < 0x1p52 else { return number }
    // A power of ten up to 10²² is exact, so the quotient is the Double nearest to the decimal.
    // Adding 0 takes the sign from a zero.
    return scaled.rounded(.toNearestOrAwayFromZero) / scale + 0
  }

  /// The nearest instant with so many digits of seconds, of two as near the later one.
  static func rounded(_ time: Timestamp, digits: Int) -> Timestamp {
    var unit: Int32 = 1
    for _ in digits..<max(digits, 9) { unit *= 10 }
    let parts = (Int64(time.nanoseconds) + Int64(unit) / 2) / Int64(unit) * Int64(unit)
    guard parts == Timestamp.nanosecondsPerSecond else {
      return Timestamp(seconds: time.seconds, nanoseconds: Int32(parts))
    }
    guard time.seconds < .max else { return time }
    return Timestamp(seconds: time.seconds + 1)
  }
}
