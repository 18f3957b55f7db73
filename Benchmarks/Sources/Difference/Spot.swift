import Switchback

/// A place that a program shows on a map.
struct Spot: Identifiable {
  let id: Int
  var name: String
  var coordinate: CLLocationCoordinate2D

  init(id: Int) {
    self.id = id
    // Spread over a country, no two at one latitude, in no order.
    let latitude = 42 + Double((id &* 7_919) % 1_000_003) / 1_000_003 * 8
    let longitude = -4 + Double((id &* 104_729) % 1_000_003) / 1_000_003 * 11
    name = "Waypoint \(id)"
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  static func row(_ count: Int) -> [Spot] { (0..<count).map { Spot(id: $0) } }
}
