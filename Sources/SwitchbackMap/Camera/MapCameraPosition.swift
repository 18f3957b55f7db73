public import Geodesy

/// What a map is asked to show; the map finds the camera for it.
public struct MapCameraPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case user
  }

  let kind: Kind

  /// All of the content, with a margin; the map follows the content as it changes.
  public static let automatic = MapCameraPosition(kind: .automatic)

  /// A viewpoint.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  /// A region whole.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  /// A rectangle whole.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(kind: .rect(rect))
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
}
