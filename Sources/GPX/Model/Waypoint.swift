public import Geodesy

/// A place with a name, or a point of a route: `wpt` and `rtept`.
public struct Waypoint: Hashable, Sendable {
  /// Degrees north of the equator on WGS 84, in `-90...90`.
  public let latitude: Double

  /// Degrees east of Greenwich on WGS 84, in `-180...180`.
  public let longitude: Double

  /// Metres above mean sea level; never infinite or not a number (those become nil).
  public var elevation: Double? {
    didSet { elevation = finite(elevation) }
  }

  /// When the point was made.
  public var time: Timestamp?

  /// The name, the comment and the other texts.
  private(set) var texts = PointTexts()

  /// What fewer points have; its texts are not used.
  private var details = Boxed<PointDetails>()

  /// Creates a point from an angle north and an angle east, in degrees.
  ///
  /// - Precondition: the angles are in `-90...90` and `-180...180`.
  public init(
    latitude: Double,
    longitude: Double,
    elevation: Double? = nil,
    time: Timestamp? = nil,
    name: String? = nil
  ) {
    precondition(isOnEarth(latitude, longitude), "latitude or longitude out of range")
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = finite(elevation)
    self.time = time
    texts.name = name
  }

  /// Creates a point at a place.
  ///
  /// - Precondition: the place is valid.
  public init(
    coordinate: CLLocationCoordinate2D,
    elevation: Double? = nil,
    time: Timestamp? = nil,
    name: String? = nil
  ) {
    self.init(
      latitude: coordinate.latitude,
      longitude: coordinate.longitude,
      elevation: elevation,
      time: time,
      name: name
    )
  }

  init(
    latitude: Double,
    longitude: Double,
    elevation: Double?,
    time: Timestamp?,
    details: PointDetails
  ) {
    self.init(latitude: latitude, longitude: longitude, elevation: elevation, time: time)
    texts = details.texts
    if !details.reception.isEmpty || !details.extensions.isEmpty {
      var rest = details
      rest.texts = PointTexts()
      self.details = Boxed(rest)
    }
  }
}

extension Waypoint {
  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The name.
  public var name: String? {
    get { texts.name }
    set { texts.name = newValue }
  }

  /// A comment, meant for the device.
  public var comment: String? {
    get { texts.comment }
    set { texts.comment = newValue }
  }

  /// A description, meant for people.
  public var description: String? {
    get { texts.description }
    set { texts.description = newValue }
  }

  /// The source of the data.
  public var source: String? {
    get { texts.source }
    set { texts.source = newValue }
  }

  /// The name of the symbol, to the letter.
  public var symbol: String? {
    get { texts.symbol }
    set { texts.symbol = newValue }
  }

  /// The type, in the words of the program that wrote it.
  public var type: String? {
    get { texts.type }
    set { texts.type = newValue }
  }

  /// Links about the point.
  public var links: [WebLink] {
    get { texts.links }
    set { texts.links = newValue }
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
}
