public import Geodesy

/// The person among the annotations of a map, for delegates that ask `annotation is MKUserLocation`.
///
/// No map makes one, and neither can a program: there is no source of locations that a map could ask. Where the person is,
/// the program tells by `mapUserLocation(_:)`, and a ``UserAnnotation`` shows it.
public final class MKUserLocation: MKAnnotation {
  public let coordinate: CLLocationCoordinate2D

  private init(_ coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
  }
}
