internal import Drawing
public import Geodesy

/// A thing on the map with a title and a subtitle.
open class MKShape: MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public var title: String? { didSet { didChange() } }

  public var subtitle: String? { didSet { didChange() } }

  /// The surface that the map which shows this is on.
  var host: (any Host)?

  init(title: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }

  /// Lets the map draw what changed.
  func didChange() {
    host?.setNeedsFrame()
  }
}
