/// Pictures from above with roads and names, where a map has them.
public final class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which places are named, of those that the base map knows; `nil` for all.
  public var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether traffic is seen; nobody tells a map here of it.
  public var showsTraffic = false

  /// Creates a configuration.
  public override init(elevationStyle: MKMapConfiguration.ElevationStyle = .flat) {
    super.init(elevationStyle: elevationStyle)
  }

  override func copied() -> MKMapConfiguration {
    let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
    copy.pointOfInterestFilter = pointOfInterestFilter
    copy.showsTraffic = showsTraffic
    return copy
  }
}
