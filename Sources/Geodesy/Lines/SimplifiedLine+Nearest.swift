extension SimplifiedLine {
  /// The place on the whole line that is nearest to a point, if any is near enough.
  ///
  /// Of places that are equally near, the first along the line is given. A point that is not on the map is
  /// near to nothing. Copies of the world are not considered: move the point first, see
  /// ``MKMapPoint/copy(nearestTo:)``. `maximumDistance` is in map points.
  ///
  /// - Complexity: O(b + k) for the line's b boxes and the k vertices in boxes that may hold the place.
  package func nearest(
    to point: MKMapPoint,
    within maximumDistance: Double = .infinity
  ) -> LineLocation? {
    guard point.isOnMap, maximumDistance >= 0, let first = nearestBox(to: point) else { return nil }
    var best = Candidate(squaredDistance: maximumDistance * maximumDistance)
    // The nearest box first: what it holds rules out most others.
    best.consider(self, box: first, to: point)
    for (box, bounds) in levels[0].boxes.enumerated()
    where box != first && bounds.squaredDistance(to: point) <= best.squaredDistance {
      best.consider(self, box: box, to: point)
    }
    guard let index = best.index else { return nil }
    let piece = LineSegment(from: points[index], to: points[min(index + 1, points.count - 1)])
    let fraction = piece.fraction(nearestTo: point)
    return LineLocation(
      index: index,
      fraction: fraction,
      point: piece.point(at: fraction),
      distance: best.squaredDistance.squareRoot()
    )
  }

  private func nearestBox(to point: MKMapPoint) -> Int? {
    var nearest: Int?
    var smallest = Double.infinity
    for (box, bounds) in levels[0].boxes.enumerated() {
      let distance = bounds.squaredDistance(to: point)
      if distance < smallest {
        smallest = distance
        nearest = box
      }
    }
    return nearest
  }
}

/// The nearest piece so far.
private struct Candidate {
  var squaredDistance: Double
  var index: Int?

  mutating func consider(_ line: SimplifiedLine, box: Int, to point: MKMapPoint) {
    let entries = line.levels[0].entries(ofBox: box)
    let last = max(entries.lowerBound, entries.upperBound - 1)
    for start in entries.lowerBound...last {
      let end = min(start + 1, entries.upperBound)
      let piece = LineSegment(from: line.points[start], to: line.points[end])
      let distance = piece.squaredDistance(to: point)
      let isFirst = distance == squaredDistance && start < index ?? .max
      if distance < squaredDistance || isFirst {
        squaredDistance = distance
        index = start
      }
    }
  }
}
