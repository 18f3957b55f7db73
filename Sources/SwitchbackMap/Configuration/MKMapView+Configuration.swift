internal import SwitchbackUI

extension MKMapView {
  /// What the map looks like below its content.
  ///
  /// The map keeps a copy, so that what is changed in the object later has no effect on it. The base map is drawn and
  /// looks the same for each configuration; see ``MKMapConfiguration``.
  public var preferredConfiguration: MKMapConfiguration {
    get { configuration ?? MKStandardMapConfiguration() }
    set {
      configuration = newValue.copied()
      setNeedsDisplay()
    }
  }

  /// What the map looks like below its content, in one word: another way to say ``preferredConfiguration``.
  public var mapType: MKMapType {
    get { configuration.map { MKMapType($0) } ?? .standard }
    set { if newValue != mapType { preferredConfiguration = newValue.configuration } }
  }
}
