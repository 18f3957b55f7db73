/// The number, or nil where it is infinite or not a number: nothing in a document ever is.
@inline(__always)
func finite(_ number: Double?) -> Double? {
  guard let number, number.isFinite else { return nil }
  return number
}

/// Whether two angles in degrees are a latitude and a longitude; false for what is not a number.
@inline(__always)
func isOnEarth(_ latitude: Double, _ longitude: Double) -> Bool {
  latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180
}

extension Array {
  /// Gives back memory that is not used.
  mutating func trim() {
    guard capacity > count else { return }
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy += self
    self = copy
  }
}

extension Array where Element: Numeric {
  /// Puts the values of a column behind those of another, either of which has none while all of its rows
  /// lack them.
  mutating func append(contentsOf other: [Element], rows ownCount: Int, _ otherCount: Int) {
    guard !isEmpty || !other.isEmpty else { return }
    if isEmpty { self += repeatElement(0, count: ownCount) }
    self += other
    if other.isEmpty { self += repeatElement(0, count: otherCount) }
  }
}
