/// A rectangle of latitudes and longitudes, in degrees.
///
/// It can lie across the meridian of 180°: then `west` is greater than `east`.
public struct GeographicBounds: Hashable, Sendable {
  /// The southern edge, in `-90...90`.
  public let south: Double

  /// The western edge, in `-180...180`.
  public let west: Double

  /// The northern edge, in `-90...90`, not below `south`.
  public let north: Double

  /// The eastern edge, in `-180...180`; below `west` where the meridian of 180° lies between.
  public let east: Double

  /// Creates bounds from their edges, in degrees.
  ///
  /// - Returns: nil where an edge is out of its range or the north lies below the south.
  public init?(south: Double, west: Double, north: Double, east: Double) {
    guard south >= -90, south <= north, north <= 90, west >= -180, west <= 180, east >= -180,
      east <= 180
    else { return nil }
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }

  /// Degrees of longitude from the western to the eastern edge, in `0...360`.
  public var width: Double { west <= east ? east - west : east - west + 360 }

  /// Degrees of latitude from the southern to the northern edge, in `0...180`.
  public var height: Double { north - south }

  /// Whether the meridian of 180° lies inside.
  public var crossesAntimeridian: Bool { west > east }

  /// Whether a place lies inside or on the edge.
  ///
  /// Longitudes of 180 and -180 are the same.
  public func contains(latitude: Double, longitude: Double) -> Bool {
    guard latitude >= south, latitude <= north else { return false }
    return contains(longitude) || abs(longitude) == 180 && contains(-longitude)
  }

  private func contains(_ longitude: Double) -> Bool {
    crossesAntimeridian
      ? longitude >= west || longitude <= east : longitude >= west && longitude <= east
  }
}
