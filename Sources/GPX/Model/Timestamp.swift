/// An instant, exact to the nanosecond, on the proleptic Gregorian calendar in UTC.
///
/// Seconds are counted from 1970-01-01T00:00:00Z without leap seconds, as POSIX and GPX do: a
/// written `23:59:60` is the first second of the next day.
public struct Timestamp: Hashable, Sendable {
  /// Whole seconds since the beginning of 1970, rounded down.
  public let seconds: Int64

  /// Nanoseconds since the whole second, in `0..<1_000_000_000`.
  public let nanoseconds: Int32

  /// How many nanoseconds make a second.
  static let nanosecondsPerSecond: Int64 = 1_000_000_000

  /// Creates an instant from seconds since the beginning of 1970 and nanoseconds after them.
  ///
  /// - Precondition: `nanoseconds` is in `0..<1_000_000_000`.
  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    precondition(
      nanoseconds >= 0 && nanoseconds < 1_000_000_000,
      "nanoseconds must be in 0..<1_000_000_000"
    )
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Seconds since the beginning of 1970 as one number, rounded to about a quarter microsecond.
  public var secondsSince1970: Double {
    Double(seconds) + Double(nanoseconds) / 1e9
  }

  /// The seconds from another instant to this one, negative where the other is later.
  public func seconds(since other: Timestamp) -> Double {
    let (whole, overflow) = seconds.subtractingReportingOverflow(other.seconds)
    let difference = overflow ? Double(seconds) - Double(other.seconds) : Double(whole)
    return difference + Double(nanoseconds - other.nanoseconds) / 1e9
  }
}

extension Timestamp: Comparable {
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.seconds != right.seconds
      ? left.seconds < right.seconds : left.nanoseconds < right.nanoseconds
  }
}
