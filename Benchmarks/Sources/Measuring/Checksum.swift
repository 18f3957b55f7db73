/// The checksum on which all readers must agree; the peers in C compute the same.
///
/// Every value is mixed into 64 bits, latitude, longitude, elevation and time in turn, so that it
/// counts which value stands where. What is absent has a bit pattern of its own.
public struct Checksum {
  /// What has been mixed so far.
  public private(set) var value: UInt64

  /// Begins with the number of points.
  public init(count: Int) {
    value = UInt64(count)
  }

  /// Mixes a point in; the time is in milliseconds since the beginning of 1970.
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
  }

  private mutating func mix(_ bits: UInt64) {
    let sum = value ^ bits
    value = ((sum << 29) | (sum >> 35)) &* 0x9E37_79B9_7F4A_7C15
  }
}
