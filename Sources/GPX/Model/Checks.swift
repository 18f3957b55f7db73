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
