import CoreLocation

/// What the map shows of a GPX file.
struct Ride {
  var title = ""
  var author = ""
  var route: [CLLocationCoordinate2D] = []
  var places: [Place] = []

  mutating func addPlace(_ name: String, at coordinate: CLLocationCoordinate2D) {
    places.append(Place(id: places.count, name: name, coordinate: coordinate))
  }
}
