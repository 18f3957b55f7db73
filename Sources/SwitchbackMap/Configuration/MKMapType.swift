/// What a map looks like below its content, in one word.
public enum MKMapType: UInt, Sendable {
  /// A map that is drawn.
  case standard

  /// Pictures from above.
  case satellite

  /// Pictures from above with roads and names.
  case hybrid

  /// Pictures from above, with hills and valleys where a map can draw them.
  case satelliteFlyover

  /// Pictures from above with roads and names, with hills and valleys where a map can draw them.
  case hybridFlyover

  /// A map that is drawn and stands out little.
  case mutedStandard

  /// The type that a configuration amounts to.
  init(_ configuration: MKMapConfiguration) {
    let isFlat = configuration.elevationStyle == .flat
    if configuration is MKImageryMapConfiguration {
      self = isFlat ? .satellite : .satelliteFlyover
    } else if configuration is MKHybridMapConfiguration {
      self = isFlat ? .hybrid : .hybridFlyover
    } else {
      let standard = configuration as? MKStandardMapConfiguration
      self = standard?.emphasisStyle == .muted ? .mutedStandard : .standard
    }
  }

  /// A configuration of that type.
  var configuration: MKMapConfiguration {
    switch self {
    case .standard: MKStandardMapConfiguration()
    case .satellite: MKImageryMapConfiguration()
    case .hybrid: MKHybridMapConfiguration()
    case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
    case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
    case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
    }
  }
}
