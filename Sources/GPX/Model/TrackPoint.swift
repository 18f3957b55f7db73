public import Geodesy

/// A point of a track.
public struct TrackPoint: Hashable, Sendable {
  /// Degrees north of the equator on WGS 84, in `-90...90`.
  public let latitude: Double

  /// Degrees east of Greenwich on WGS 84, in `-180...180`.
  public let longitude: Double

  /// Metres above mean sea level; never infinite or not a number (those become nil).
  public var elevation: Double? {
    didSet { elevation = finite(elevation) }
  }

  /// When the point was recorded.
  public var time: Timestamp?

  /// The name and other texts, which few points have.
  public var texts: PointTexts?

  /// Creates a point from an angle north and an angle east, in degrees.
  ///
  /// - Precondition: the angles are in `-90...90` and `-180...180`.
  public init(
    latitude: Double,
    longitude: Double,
    elevation: Double? = nil,
    time: Timestamp? = nil,
    texts: PointTexts? = nil
  ) {
    precondition(isOnEarth(latitude, longitude), "latitude or longitude out of range")
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = finite(elevation)
    self.time = time
    self.texts = texts
  }

  /// Creates a point at a place.
  ///
  /// - Precondition: the place is valid.
  public init(
    coordinate: CLLocationCoordinate2D,
    elevation: Double? = nil,
    time: Timestamp? = nil
  ) {
    self.init(
      latitude: coordinate.latitude,
      longitude: coordinate.longitude,
      elevation: elevation,
      time: time
    )
  }

  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The name, where the point has one.
  public var name: String? { texts?.name }
}
