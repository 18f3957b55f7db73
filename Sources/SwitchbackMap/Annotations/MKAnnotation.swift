public import Geodesy

/// A thing that stands at a place on the map.
public protocol MKAnnotation: AnyObject {
  /// Where it stands. A map shows the place that this has when a frame is drawn.
  var coordinate: CLLocationCoordinate2D { get }

  /// What it is called.
  var title: String? { get }

  /// What else there is to say.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }

  public var subtitle: String? { nil }
}

extension MKAnnotation {
  /// What tells this annotation from every other.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
