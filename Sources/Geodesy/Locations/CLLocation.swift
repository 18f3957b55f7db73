#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

/// A place, and what is known of how it was found.
///
/// As on Apple's systems, a negative accuracy says that the value that it is of is not known.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance

  /// The radius round the place that it may be off by, in metres; negative where the place is not known.
  public let horizontalAccuracy: CLLocationAccuracy

  /// What the height may be off by, in metres; negative where the height is not known.
  public let verticalAccuracy: CLLocationAccuracy

  /// Where the device moved to, in degrees clockwise from north; negative where that is not known.
  public let course: CLLocationDirection

  /// How fast the device moved, in metres per second; negative where that is not known.
  public let speed: CLLocationSpeed

  /// When the device was there.
  public let timestamp: Date

  /// Creates a place of which nothing else is known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Creates a place with a height.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Creates a place that a moving device was at.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// The distance along a great circle, in metres; heights do not count.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
  }
}
#endif
