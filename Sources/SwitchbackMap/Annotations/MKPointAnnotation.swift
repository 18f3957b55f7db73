public import Geodesy

/// A thing that stands at one place and can be moved.
open class MKPointAnnotation: MKShape {
  override open var coordinate: CLLocationCoordinate2D {
    get { location }
    set {
      location = newValue
      didChange()
    }
  }

  private var location: CLLocationCoordinate2D

  /// Creates an annotation at 0° north, 0° east.
  public convenience init() {
    self.init(coordinate: CLLocationCoordinate2D())
  }

  /// Creates an annotation at a place.
  public init(
    coordinate: CLLocationCoordinate2D,
    title: String? = nil,
    subtitle: String? = nil
  ) {
    location = coordinate
    super.init(title: title, subtitle: subtitle)
  }
}
