#if canImport(Foundation) && !hasFeature(Embedded)
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Timestamp: InstantProtocol {
  /// The instant that is later by a duration, rounded down to the nanosecond.
  ///
  /// What lies beyond the years that a timestamp can hold becomes the last or the first instant that it
  /// can hold.
  public func advanced(by duration: Duration) -> Timestamp {
    let attosecondsPerNanosecond: Int64 = 1_000_000_000
    let (whole, attoseconds) = duration.components
    // The attoseconds of negative durations are negative, and division rounds them up.
    var parts = Int64(nanoseconds) + attoseconds / attosecondsPerNanosecond
    if attoseconds % attosecondsPerNanosecond < 0 { parts -= 1 }
    let carry: Int64 = parts < 0 ? -1 : parts / Self.nanosecondsPerSecond
    let later = whole.addingReportingOverflow(carry)
    let sum = seconds.addingReportingOverflow(later.partialValue)
    guard !later.overflow, !sum.overflow else {
      return duration < .zero
        ? Timestamp(seconds: .min) : Timestamp(seconds: .max, nanoseconds: 999_999_999)
    }
    return Timestamp(
      seconds: sum.partialValue,
      nanoseconds: Int32(parts - carry * Self.nanosecondsPerSecond)
    )
  }

  /// The exact time from this instant to another, negative where the other is earlier.
  ///
  /// ``seconds(since:)`` gives it as a number, which `TimeInterval` is.
  ///
  public func duration(to other: Timestamp) -> Duration {
    // Their difference may be too much for 64 bits, but not for a duration.
    .seconds(other.seconds) - .seconds(seconds)
      + .nanoseconds(Int64(other.nanoseconds - nanoseconds))
  }

  /// The instant that is later by a duration: see ``advanced(by:)-(Duration)``.
  public static func + (timestamp: Timestamp, duration: Duration) -> Timestamp {
    timestamp.advanced(by: duration)
  }

  /// The instant that is earlier by a duration: see ``advanced(by:)-(Duration)``.
  public static func - (timestamp: Timestamp, duration: Duration) -> Timestamp {
    timestamp.advanced(by: .zero - duration)
  }

  /// The exact time from the right instant to the left one.
  public static func - (later: Timestamp, earlier: Timestamp) -> Duration {
    earlier.duration(to: later)
  }
}
#endif
