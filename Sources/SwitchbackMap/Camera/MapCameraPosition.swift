public import Geodesy

/// What a map is asked to show; the map finds the camera for it.
public struct MapCameraPosition: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case location(followsHeading: Bool, fallback: MapCameraPosition)
    case user
  }

  let kind: Kind

  /// All of the content, with a margin; the map follows the content as it changes.
  public static let automatic = MapCameraPosition(kind: .automatic)

  /// A viewpoint.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  /// A region whole, with north up.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  /// A rectangle whole, with north up.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(kind: .rect(rect))
  }

  /// The place where the person is.
  ///
  /// It is what the program says by `mapUserLocation(_:)` round the map, and is followed; as long as nobody says it, the
  /// map shows the fallback. The direction in which the person looks is not known.
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .location(followsHeading: followsHeading, fallback: fallback))
  }

  /// What a map writes into its binding when a person moved it.
  static let user = MapCameraPosition(kind: .user)

  /// The viewpoint, where that is what is asked for.
  public var camera: MapCamera? {
    if case .camera(let camera) = kind { return camera }
    return nil
  }

  /// The region, where that is what is asked for.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { return region }
    return nil
  }

  /// The rectangle, where that is what is asked for.
  public var rect: MKMapRect? {
    if case .rect(let rect) = kind { return rect }
    return nil
  }

  /// Whether a person moved the map, so that nothing is asked for.
  public var positionedByUser: Bool { kind == .user }

  /// Whether the place where the person is is asked for.
  public var followsUserLocation: Bool {
    if case .location = kind { return true }
    return false
  }

  /// Whether the direction in which the person looks is asked for, too.
  public var followsUserHeading: Bool {
    if case .location(let followsHeading, _) = kind { return followsHeading }
    return false
  }

  /// What is shown while nobody knows where the person is, where the place of the person is asked for.
  public var fallbackPosition: MapCameraPosition? {
    if case .location(_, let fallback) = kind { return fallback }
    return nil
  }

  /// Whether the map may tilt the camera for what is asked for; only a place of a search could ask for that.
  public var allowsAutomaticPitch: Bool { false }

  /// What a map shows that knows where the person is, or does not.
  func resolved(knowsUser: Bool) -> MapCameraPosition {
    if knowsUser { return self }
    var position = self
    while let fallback = position.fallbackPosition { position = fallback }
    return position
  }
}
