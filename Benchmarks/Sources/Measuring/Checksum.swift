/// The checksum on which all readers must agree; the peers in C compute the same.
///
/// Every value is mixed into 64 bits, latitude, longitude, elevation and time in turn, so that it
/// counts which value stands where; at last the number of points. What is absent has a bit pattern
/// of its own.
public struct Checksum {
  /// How many points have been added.
  public private(set) var count = 0

  private var state: UInt64 = 0

  /// Creates the checksum of no point.
  public init() {}

  /// The checksum of the points so far.
  public var value: UInt64 {
    var copy = self
    copy.mix(UInt64(count))
    return copy.state
  }

  /// Adds a point; the time is in milliseconds since the beginning of 1970.
  public mutating func add(
    latitude: Double,
    longitude: Double,
    elevation: Double?,
    milliseconds: Int64?
  ) {
    let absent: UInt64 = 0x7FF8_0000_0000_0000
    mix(latitude.bitPattern)
    mix(longitude.bitPattern)
    mix(elevation?.bitPattern ?? absent)
    mix(milliseconds.map(UInt64.init(bitPattern:)) ?? absent)
    count += 1
  }

  private mutating func mix(_ bits: UInt64) {
    let sum = state ^ bits
    state = ((sum << 29) | (sum >> 35)) &* 0x9E37_79B9_7F4A_7C15
  }
}
