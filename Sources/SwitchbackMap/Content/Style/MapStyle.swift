/// What a map looks like below its content.
///
/// There is one base map: styles of imagery show it too. What a style says is kept for base maps that can follow it;
/// heights and traffic are not drawn, since the map is flat and asks nobody for anything.
public struct MapStyle: Hashable, Sendable {
  /// Whether heights are drawn; a map here is flat in any case.
  public struct Elevation: Hashable, Sendable {
    enum Kind {
      case automatic
      case flat
      case realistic
    }

    let kind: Kind

    /// As the map thinks fit.
    public static let automatic = Elevation(kind: .automatic)

    /// Without heights.
    public static let flat = Elevation(kind: .flat)

    /// With heights, where a map can draw them.
    public static let realistic = Elevation(kind: .realistic)
  }

  /// How much the base map stands out.
  public struct StandardEmphasis: Hashable, Sendable {
    enum Kind {
      case automatic
      case muted
    }

    let kind: Kind

    /// As usual.
    public static let automatic = StandardEmphasis(kind: .automatic)

    /// Little, so that the content stands out.
    public static let muted = StandardEmphasis(kind: .muted)
  }

  enum Kind {
    case standard
    case imagery
    case hybrid
  }

  let kind: Kind
  let emphasis: StandardEmphasis
  let pointsOfInterest: PointOfInterestCategories

  private init(
    _ kind: Kind,
    emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all
  ) {
    self.kind = kind
    self.emphasis = emphasis
    self.pointsOfInterest = pointsOfInterest
  }

  /// A drawn map.
  public static let standard = MapStyle(.standard)

  /// Pictures from above, where a map has them.
  public static let imagery = MapStyle(.imagery)

  /// Pictures from above with names, where a map has them.
  public static let hybrid = MapStyle(.hybrid)

  /// A drawn map.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(.standard, emphasis: emphasis, pointsOfInterest: pointsOfInterest)
  }

  /// Pictures from above, where a map has them.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    MapStyle(.imagery)
  }

  /// Pictures from above with names, where a map has them.
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(.hybrid, pointsOfInterest: pointsOfInterest)
  }

  /// Whether the base map is to be paler than usual.
  var isMuted: Bool { emphasis == .muted }
}
