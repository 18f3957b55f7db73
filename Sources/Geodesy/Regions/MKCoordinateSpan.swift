/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// The extent from south to north, in degrees of latitude.
  public var latitudeDelta: CLLocationDegrees

  /// The extent from west to east, in degrees of longitude.
  public var longitudeDelta: CLLocationDegrees

  /// Creates the span of a point.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a span from its two extents, in degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
