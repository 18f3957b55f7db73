extension Route {
  /// The route with some of its points; rows beyond the ends are none.
  public func cropped(toRows rows: Range<Int>) -> Route {
    selecting(rows.clamped(to: 0..<points.count))
  }

  /// The route with the points between two distances from its beginning, in metres, both included.
  ///
  /// - Complexity: linear.
  public func cropped(toDistances range: ClosedRange<Double>) -> Route {
    let distances = line.cumulativeDistances
    let first = distances.firstIndex(reaching: range.lowerBound)
    return selecting(first..<max(first, distances.firstIndex(beyond: range.upperBound)))
  }

  /// The pieces that lie in a region: routes with all that this one has but the points outside.
  ///
  /// - Complexity: linear.
  public func cropped(to region: GeographicRegion) -> [Route] {
    line.runs { region.contains(points[$0].coordinate) }.map { selecting($0) }
  }

  /// The pieces that lie outside of a region: routes with all that this one has but the points inside.
  ///
  /// - Complexity: linear.
  public func removing(within region: GeographicRegion) -> [Route] {
    line.runs { !region.contains(points[$0].coordinate) }.map { selecting($0) }
  }

  /// The route with some of its points, in the order given, and all else that it has.
  ///
  /// - Precondition: every row is one of the route.
  public func selecting(_ rows: some Sequence<Int>) -> Route {
    var result = self
    result.points = rows.map { points[$0] }
    return result
  }
}
