#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

extension Timestamp {
  /// The seconds from the beginning of 1970 to that of 2001, from which dates count.
  fileprivate static let secondsTo2001: Int64 = 978_307_200

  /// Creates the instant of a date: of all that are the same to a `Date`, the one with the fewest
  /// digits.
  ///
  /// A date of 2024 cannot tell instants apart that are less than 0.12 microseconds from each other.
  /// So a timestamp of whole microseconds is the same after it was a date, from 1729 to 2273; one with
  /// more digits may lose the last ones. The date itself is the same again, except in the first months
  /// round the beginning of 2001, where dates can be finer than nanoseconds.
  ///
  /// - Returns: nil for a date that is not finite or more than 292 billion years away.
  public init?(_ date: Date) {
    let interval = date.timeIntervalSinceReferenceDate
    let whole = interval.rounded(.down)
    guard let seconds = Int64(exactly: whole) else { return nil }
    let (since1970, isTooLate) = seconds.addingReportingOverflow(Self.secondsTo2001)
    guard !isTooLate else { return nil }
    let nanoseconds = (interval - whole) * 1e9
    var unit: Int64 = Self.nanosecondsPerSecond
    while unit > 1 {
      let rounded = Int64((nanoseconds / Double(unit)).rounded()) * unit
      let shorter = Timestamp(since1970, carrying: rounded)
      if Date(shorter) == date {
        self = shorter
        return
      }
      unit /= 10
    }
    self.init(since1970, carrying: Int64(nanoseconds.rounded()))
  }

  /// Creates an instant from seconds and nanoseconds that may make a second more.
  private init(_ seconds: Int64, carrying nanoseconds: Int64) {
    let carry = nanoseconds / Self.nanosecondsPerSecond
    self.init(
      seconds: seconds &+ carry,
      nanoseconds: Int32(nanoseconds - carry * Self.nanosecondsPerSecond)
    )
  }
}

extension Date {
  /// Creates the date of an instant.
  ///
  /// It is as exact as a `Date` can be: in 2024 to 0.06 microseconds, as dates are numbers of 53 bits
  /// that count seconds from 2001.
  public init(_ timestamp: Timestamp) {
    let (whole, isTooEarly) =
      timestamp.seconds.subtractingReportingOverflow(Timestamp.secondsTo2001)
    let seconds = isTooEarly ? Double(timestamp.seconds) : Double(whole)
    self.init(timeIntervalSinceReferenceDate: seconds + Double(timestamp.nanoseconds) / 1e9)
  }
}
#endif
