/// A longitude of a line that is followed round the earth, any number of times.
///
/// The angle is kept as it was, since adding turns to it would cost digits.
struct ContinuedLongitude: Hashable, Sendable {
  /// The whole turns from the line's beginning, to the east.
  var turns = 0

  /// Degrees east of Greenwich, in `-180...180`.
  var longitude: Double

  /// Degrees along the line of longitudes, which has no end.
  var position: Double { longitude + 360 * Double(turns) }

  /// A longitude where the line goes on, the shorter way round.
  func next(_ other: Double) -> ContinuedLongitude {
    if other - longitude > 180 { return ContinuedLongitude(turns: turns - 1, longitude: other) }
    if longitude - other > 180 { return ContinuedLongitude(turns: turns + 1, longitude: other) }
    return ContinuedLongitude(turns: turns, longitude: other)
  }
}

extension ContinuedLongitude: Comparable {
  static func < (left: ContinuedLongitude, right: ContinuedLongitude) -> Bool {
    left.turns != right.turns ? left.turns < right.turns : left.longitude < right.longitude
  }
}
