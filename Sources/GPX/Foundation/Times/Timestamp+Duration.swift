#if canImport(Foundation) && !hasFeature(Embedded)
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Timestamp: InstantProtocol {
  /// The instant that is later by a duration, rounded down to the nanosecond.
  ///
  /// - Precondition: its seconds are in the range of `Int64`.
  public func advanced(by duration: Duration) -> Timestamp {
    let attosecondsPerNanosecond: Int64 = 1_000_000_000
    let (whole, attoseconds) = duration.components
    // Negative durations have negative attoseconds: they are rounded away from zero.
    var rest = attoseconds / attosecondsPerNanosecond
    if attoseconds % attosecondsPerNanosecond < 0 { rest -= 1 }
    rest += Int64(nanoseconds)
    var seconds = seconds + whole
    if rest < 0 {
      seconds -= 1
      rest += Self.nanosecondsPerSecond
    } else if rest >= Self.nanosecondsPerSecond {
      seconds += 1
      rest -= Self.nanosecondsPerSecond
    }
    return Timestamp(seconds: seconds, nanoseconds: Int32(rest))
  }

  /// The exact time from this instant to another, negative where the other is earlier.
  ///
  /// ``seconds(since:)`` gives it as a number, which `TimeInterval` is.
  ///
  /// - Precondition: the difference of their seconds is in the range of `Int64`.
  public func duration(to other: Timestamp) -> Duration {
    .seconds(other.seconds - seconds) + .nanoseconds(Int64(other.nanoseconds - nanoseconds))
  }
}
#endif
