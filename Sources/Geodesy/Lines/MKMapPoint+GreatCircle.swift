extension MKMapPoint {
  /// How far the pieces of a line along great circles may leave them, in map points: 0.3 m at the equator.
  static let greatCircleTolerance = 2.0

  /// The length of the arcs that are always cut in two, in metres.
  private static let longestFlatArc = 500_000.0

  /// A line through places that goes along the great circle from each to the next.
  ///
  /// A place that is not on the earth is joined to its neighbours by straight pieces. An arc over a pole runs along the
  /// edge of the map there.
  package static func greatCircles(through places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
    guard let first = places.first else { return [] }
    var line = [MKMapPoint(first)]
    line.reserveCapacity(places.count)
    for (start, end) in zip(places, places.dropFirst()) {
      let length = start.distance(to: end)
      let target = MKMapPoint(end)
      guard length.isFinite, target.isOnMap, let last = line.last, last.isOnMap else {
        line.append(target)
        continue
      }
      let bearing = start.initialBearing(to: end)
      var depth = 0
      while length > longestFlatArc * Double(1 << depth) { depth += 1 }
      append(
        curve: { fraction in
          fraction == 1
            ? target : MKMapPoint(start.coordinate(at: length * fraction, bearing: bearing))
        },
        from: 0,
        to: 1,
        tolerance: greatCircleTolerance,
        minimumDepth: depth,
        to: &line
      )
    }
    return line
  }
}
