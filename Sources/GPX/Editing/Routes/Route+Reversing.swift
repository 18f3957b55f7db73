extension Route {
  /// The route in the other direction.
  ///
  /// Every point keeps all that it has, its time as well: that of a route's point tells when it was made,
  /// not when somebody is there. The places between two points, ``Waypoint/shapePoints``, go from the one
  /// to the other, and turn round as well; behind the last point there is none then.
  ///
  /// - Complexity: linear.
  public func reversed() -> Route {
    var result = self
    result.points = points.indices.reversed().map { row in
      let point = points[row]
      guard row > 0 else { return point.removingShape() }
      let before = points[row - 1]
      let shape = before.shapeElements
      if shape.isEmpty { return point.removingShape() }
      let name = point.shapeHolderName ?? before.shapeHolderName
      return point.replacingShape(with: shape.reversed(), holder: name)
    }
    return result
  }
}
