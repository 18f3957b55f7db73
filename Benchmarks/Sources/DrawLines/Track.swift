import Switchback

/// Makes tracks that are the same on each run.
enum Track {
  /// Places on the map that a rider could come by, some 5 m apart, with an uncertainty of some metres.
  static func places(_ count: Int, seed: UInt64) -> [MKMapPoint] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state >> 11) / 0x1p53 - 0.5
    }
    var place = MKMapPoint(CLLocationCoordinate2D(latitude: 43.8, longitude: 6.3))
    place.x += next() * 1e6
    place.y += next() * 1e6
    var (x, y) = (1.0, 0.0)
    var places: [MKMapPoint] = []
    places.reserveCapacity(count)
    for _ in 0..<count {
      x += next() * 0.4
      y += next() * 0.4
      let length = max(0.2, (x * x + y * y).squareRoot())
      (x, y) = (x / length, y / length)
      place.x += x * 40
      place.y += y * 40
      places.append(MKMapPoint(x: place.x + next() * 20, y: place.y + next() * 20))
    }
    return places
  }

  static func line(_ count: Int, seed: UInt64) -> MKPolyline {
    let places = places(count, seed: seed)
    return MKPolyline(points: places, count: count)
  }
}
