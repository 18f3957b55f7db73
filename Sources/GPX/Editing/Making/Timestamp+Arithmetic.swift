extension Timestamp {
  /// The instant some seconds later, or earlier where they are negative.
  ///
  /// The fraction of a second is taken to the nearest nanosecond. What lies beyond the years that a
  /// timestamp can hold becomes the last or the first instant that it can hold.
  ///
  /// - Precondition: the number is finite.
  public func advanced(by seconds: Double) -> Timestamp {
    adding(TimeShift(seconds: seconds))
  }

  /// The instant later by a shift, kept within what a timestamp can hold.
  func adding(_ shift: TimeShift) -> Timestamp {
    // The longest shifts stand for any that are longer.
    if shift.seconds == .max { return Timestamp(seconds: .max, nanoseconds: 999_999_999) }
    if shift.seconds == .min { return Timestamp(seconds: .min) }
    let parts = Int64(nanoseconds) + Int64(shift.nanoseconds)
    let carry = parts / Self.nanosecondsPerSecond
    let sum = seconds.addingReportingOverflow(shift.seconds)
    let total = sum.partialValue.addingReportingOverflow(carry)
    if sum.overflow || total.overflow {
      return shift.seconds < 0
        ? Timestamp(seconds: .min) : Timestamp(seconds: .max, nanoseconds: 999_999_999)
    }
    return Timestamp(
      seconds: total.partialValue,
      nanoseconds: Int32(parts % Self.nanosecondsPerSecond)
    )
  }

  /// The instant at a fraction, in `0...1`, of the time to another one.
  func interpolated(to other: Timestamp, fraction: Double) -> Timestamp {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let made = advanced(by: TimeShift(from: self, to: other).inSeconds * fraction)
    return self <= other ? max(self, min(made, other)) : min(self, max(made, other))
  }
}
