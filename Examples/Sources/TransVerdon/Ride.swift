import CoreLocation
import MapKit

/// What the map shows of a GPX file.
struct Ride {
  var title = ""
  var author = ""
  var route: [CLLocationCoordinate2D] = []
  var places: [Place] = []

  mutating func addPlace(_ name: String, at coordinate: CLLocationCoordinate2D) {
    places.append(Place(id: places.count, name: name, coordinate: coordinate))
  }

  /// The place that is least far from another one.
  func place(nearestTo coordinate: CLLocationCoordinate2D) -> Place? {
    let point = MKMapPoint(coordinate)
    func distance(to place: Place) -> CLLocationDistance {
      point.distance(to: MKMapPoint(place.coordinate))
    }
    return places.min { distance(to: $0) < distance(to: $1) }
  }
}
