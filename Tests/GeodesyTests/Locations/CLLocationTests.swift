import Foundation
import Geodesy
import Testing

struct CLLocationTests {
  // Nice and Marseille: 159 390.7 m apart on a sphere of the mean radius (haversine, computed with Python's math).
  @Test func `measures along the ground and leaves heights out`() {
    let nice = CLLocation(latitude: 43.7102, longitude: 7.262)
    let marseille = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 43.2965, longitude: 5.3698),
      altitude: 4000,
      horizontalAccuracy: 5,
      verticalAccuracy: 8,
      timestamp: Date(timeIntervalSince1970: 0)
    )
    #expect(abs(nice.distance(from: marseille) - 159_390.69) < 0.1)
    #expect(nice.distance(from: marseille) == marseille.distance(from: nice))
    #expect(nice.distance(from: nice) == 0)
  }

  @Test func `says of what it was not told that it does not know it`() {
    let place = CLLocation(latitude: 1, longitude: 2)
    #expect(place.coordinate == CLLocationCoordinate2D(latitude: 1, longitude: 2))
    #expect(place.verticalAccuracy < 0)
    #expect(place.course < 0)
    #expect(place.speed < 0)
  }
}
