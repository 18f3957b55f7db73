/// A map that is drawn.
public final class MKStandardMapConfiguration: MKMapConfiguration {
  /// How much the base map stands out.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default`

    /// Little, so that the content stands out.
    case muted
  }

  /// How much the base map stands out.
  public var emphasisStyle: EmphasisStyle

  /// Which places are named, of those that the base map knows; `nil` for all.
  public var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether traffic is seen; nobody tells a map here of it.
  public var showsTraffic = false

  /// Creates a configuration.
  public init(
    elevationStyle: MKMapConfiguration.ElevationStyle = .flat,
    emphasisStyle: EmphasisStyle = .default
  ) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle: elevationStyle)
  }

  override func copied() -> MKMapConfiguration {
    let copy = MKStandardMapConfiguration(
      elevationStyle: elevationStyle,
      emphasisStyle: emphasisStyle
    )
    copy.pointOfInterestFilter = pointOfInterestFilter
    copy.showsTraffic = showsTraffic
    return copy
  }
}
