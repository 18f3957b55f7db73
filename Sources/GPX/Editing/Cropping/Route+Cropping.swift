import Geodesy

extension Route {
  /// The route with some of its points; rows beyond the ends are none.
  ///
  /// Places behind the last point go, unless it was the last before.
  public func cropped(toRows rows: Range<Int>) -> Route {
    selecting(rows.clamped(to: 0..<points.count))
  }

  /// The route with the points between two distances from its beginning, in metres along ``line``, both
  /// included.
  ///
  /// Places behind the last point go, unless it was the last before.
  ///
  /// - Complexity: linear.
  public func cropped(toDistances range: ClosedRange<Double>) -> Route {
    let all = line.cumulativeDistances
    let distances = rowsInLine.map { all[$0] }
    let first = distances.firstIndex(reaching: range.lowerBound)
    return selecting(first..<Swift.max(first, distances.firstIndex(beyond: range.upperBound)))
  }

  /// The pieces that lie in a region: routes with all that this one has but the points outside, and the
  /// places outside that the way leads by.
  ///
  /// A piece begins and ends with a point; without one, there is no piece.
  ///
  /// - Complexity: linear in the number of points, and of places between them.
  public func cropped(to region: GeographicRegion) -> [Route] {
    pieces { region.contains($0) }
  }

  /// The pieces that lie outside of a region: routes with all that this one has but the points inside, and
  /// the places inside that the way leads by.
  ///
  /// A piece begins and ends with a point; without one, there is no piece.
  ///
  /// - Complexity: linear in the number of points, and of places between them.
  public func removing(within region: GeographicRegion) -> [Route] {
    pieces { !region.contains($0) }
  }

  /// The pieces of which every point and every place is kept.
  private func pieces(where isKept: (CLLocationCoordinate2D) -> Bool) -> [Route] {
    var result: [Route] = []
    var first: Int?
    for (row, point) in points.enumerated() {
      if !isKept(point.coordinate) {
        if let first { result.append(selecting(first..<row)) }
        first = nil
        continue
      }
      let start = first ?? row
      if point.shapePoints.allSatisfy(isKept) {
        first = start
      } else {
        var piece = selecting(start...row)
        piece.points[row - start] = point.removingShape()
        result.append(piece)
        first = nil
      }
    }
    if let first { result.append(selecting(first..<points.count)) }
    return result
  }
}
