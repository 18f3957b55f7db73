/// What a map looks like below its content; one of its subclasses says more.
///
/// What a configuration says is kept for base maps that can follow it. There is one as yet, which is drawn, flat, and the
/// same for each configuration.
open class MKMapConfiguration {
  /// Whether heights are seen.
  public enum ElevationStyle: Int, Sendable {
    /// The ground is flat.
    case flat

    /// The ground has hills and valleys, where a map can draw them; one here is flat.
    case realistic
  }

  /// Whether heights are seen; a map here is flat in any case.
  public var elevationStyle: ElevationStyle

  init(elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
  }

  /// Another object that says the same.
  func copied() -> MKMapConfiguration { MKMapConfiguration(elevationStyle: elevationStyle) }
}
