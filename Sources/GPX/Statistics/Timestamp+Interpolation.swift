extension Timestamp {
  /// Beyond so many seconds, nearly the age of the universe, an instant is not computed.
  private static let farthestSeconds = 1e17

  /// The instant some seconds later, to the nearest nanosecond; earlier for a negative number.
  ///
  /// It is nil where there is no such instant.
  func adding(seconds added: Double) -> Timestamp? {
    guard abs(added) < Self.farthestSeconds else { return nil }
    let whole = added.rounded(.down)
    var rest = Int64(((added - whole) * 1e9).rounded()) + Int64(nanoseconds)
    var carried = Int64(whole)
    if rest >= Self.nanosecondsPerSecond {
      rest -= Self.nanosecondsPerSecond
      carried += 1
    }
    // The rest of the one and of the other can make two seconds together.
    if rest >= Self.nanosecondsPerSecond {
      rest -= Self.nanosecondsPerSecond
      carried += 1
    }
    let sum = seconds.addingReportingOverflow(carried)
    guard !sum.overflow else { return nil }
    return Timestamp(seconds: sum.partialValue, nanoseconds: Int32(rest))
  }
}
