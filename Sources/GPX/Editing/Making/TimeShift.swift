/// The time from one instant to another, exact to the nanosecond.
struct TimeShift {
  /// Whole seconds, rounded down.
  let seconds: Int64

  /// Nanoseconds after the whole seconds, in `0..<1_000_000_000`.
  let nanoseconds: Int32

  /// The shift of a number of seconds, which is finite.
  init(seconds: Double) {
    precondition(seconds.isFinite, "the seconds must be finite")
    let whole = seconds.rounded(.down)
    let parts = Int64(((seconds - whole) * 1e9).rounded())
    let carry = parts / Timestamp.nanosecondsPerSecond
    nanoseconds = Int32(parts % Timestamp.nanosecondsPerSecond)
    // 2⁶³ itself is a Double, and one too many.
    if whole >= 0x1p63 {
      self.seconds = .max
    } else if whole < -0x1p63 {
      self.seconds = .min
    } else {
      let sum = Int64(whole).addingReportingOverflow(carry)
      self.seconds = sum.overflow ? .max : sum.partialValue
    }
  }

  /// The shift that leads from one instant to another.
  ///
  /// Of two instants that lie too far apart for a number of 64 bits, the longest shift is taken.
  init(from first: Timestamp, to second: Timestamp) {
    var parts = second.nanoseconds - first.nanoseconds
    let borrow: Int64 = parts < 0 ? 1 : 0
    if parts < 0 { parts += Int32(Timestamp.nanosecondsPerSecond) }
    let difference = second.seconds.subtractingReportingOverflow(first.seconds)
    let whole = difference.partialValue.subtractingReportingOverflow(borrow)
    let isTooLong = difference.overflow || whole.overflow
    seconds = isTooLong ? (second < first ? .min : .max) : whole.partialValue
    nanoseconds = parts
  }

  /// The shift in seconds, rounded.
  var inSeconds: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}
