/// A position on the WGS 84 ellipsoid, without height.
///
/// Any two numbers make a coordinate, as in Core Location; ``CLLocationCoordinate2DIsValid(_:)`` tells
/// whether they name a place.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// Degrees north of the equator, in `-90...90` for a valid coordinate.
  public var latitude: CLLocationDegrees

  /// Degrees east of Greenwich, in `-180...180` for a valid coordinate.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate where the equator meets the meridian of Greenwich.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a coordinate from two angles in degrees, which are not checked.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that names no place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a coordinate has a latitude in `-90...90` and a longitude in `-180...180`.
///
/// A coordinate with an angle that is infinite or not a number is not valid.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Creates a coordinate from two angles in degrees, which are not checked.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
