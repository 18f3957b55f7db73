/// Pictures from above, where a map has them.
public final class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a configuration.
  public override init(elevationStyle: MKMapConfiguration.ElevationStyle = .flat) {
    super.init(elevationStyle: elevationStyle)
  }

  override func copied() -> MKMapConfiguration {
    MKImageryMapConfiguration(elevationStyle: elevationStyle)
  }
}
