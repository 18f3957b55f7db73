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

  /// What few points have.
  private var details = Boxed<PointDetails>()

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

  init(
    latitude: Double,
    longitude: Double,
    elevation: Double?,
    time: Timestamp?,
    details: PointDetails
  ) {
    self.init(latitude: latitude, longitude: longitude, elevation: elevation, time: time)
    if !details.isEmpty { self.details = Boxed(details) }
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
}

extension TrackPoint {
  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The name, where the point has one.
  public var name: String? { details.value?.texts.name }

  /// The name and other texts; nil where there are none.
  public var texts: PointTexts? {
    get {
      guard let texts = details.value?.texts, !texts.isEmpty else { return nil }
      return texts
    }
    set { details.update { $0.texts = newValue ?? PointTexts() } }
  }

  /// What the receiver told; nil where it told nothing.
  public var reception: Reception? {
    get {
      guard let reception = details.value?.reception, !reception.isEmpty else { return nil }
      return reception
    }
    set { details.update { $0.reception = newValue ?? Reception() } }
  }

  /// The elements that GPX does not define.
  public var extensions: [ExtensionElement] {
    get { details.value?.extensions ?? [] }
    set { details.update { $0.extensions = newValue } }
  }

  /// Whether there is anything but place, elevation and time.
  var hasDetails: Bool { !details.isEmpty }
}
