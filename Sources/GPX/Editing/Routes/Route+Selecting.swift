extension Route {
  /// The route with some of its points, in the order given, and all else that it has.
  ///
  /// The places that the way leads by, ``Waypoint/shapePoints``, stay where the next point is the next one
  /// still, and go where it is another.
  ///
  /// - Precondition: every row is one of the route.
  /// - Complexity: linear in the number of the rows.
  public func selecting(_ rows: some Sequence<Int>) -> Route {
    var result = self
    result.points = []
    var last: Int?
    for row in rows {
      if let last, row != last + 1 { result.removeShapeOfLast() }
      result.points.append(points[row])
      last = row
    }
    if let last, last < points.count - 1 { result.removeShapeOfLast() }
    return result
  }

  private mutating func removeShapeOfLast() {
    if let point = points.popLast() { points.append(point.removingShape()) }
  }

  /// The row of each point in ``line``, which has places between the points as well.
  var rowsInLine: [Int] {
    var row = 0
    return points.map { point in
      defer { row += 1 + point.shapePoints.count }
      return row
    }
  }

  /// The route with some rows of ``line``: points, and places between them.
  ///
  /// Places of points that go are those of the point before then. Places before the first point that stays
  /// go, and so do those behind the last one, unless it was the last before.
  ///
  /// - Complexity: linear.
  func selectingLine(_ isKept: (_ row: Int) -> Bool) -> Route {
    var selection = ShapeSelection()
    var row = 0
    for point in points {
      let isPointKept = isKept(row)
      row += 1
      var kept: [ExtensionElement] = []
      let elements = point.shapeElements
      for element in elements {
        guard element.place != nil else {
          if isPointKept { kept.append(element) }
          continue
        }
        if isKept(row) { kept.append(element) }
        row += 1
      }
      if isPointKept {
        selection.begin(point, kept, isWhole: kept.count == elements.count)
      } else {
        selection.pass(point, kept)
      }
    }
    var result = self
    result.points = selection.finished()
    return result
  }
}

/// Puts a route together from points and the places between them.
private struct ShapeSelection {
  private var points: [Waypoint] = []
  private var last: Waypoint?
  private var shape: [ExtensionElement] = []
  private var holder: QualifiedName?

  /// Whether the last point has the very places that it had.
  private var isWhole = true
  private var hasPassed = false

  /// Adds a point with the places behind it.
  mutating func begin(_ point: Waypoint, _ elements: [ExtensionElement], isWhole: Bool) {
    flush()
    last = point
    shape = elements
    holder = point.shapeHolderName
    self.isWhole = isWhole
    hasPassed = false
  }

  /// Passes over a point, and gives the places behind it to the point before.
  mutating func pass(_ point: Waypoint, _ elements: [ExtensionElement]) {
    shape += elements
    holder = holder ?? point.shapeHolderName
    hasPassed = true
    isWhole = isWhole && elements.isEmpty
  }

  private mutating func flush() {
    guard let point = last else { return }
    points.append(isWhole ? point : point.replacingShape(with: shape, holder: holder))
    last = nil
  }

  /// All points; what lies behind the last one goes where a point was passed over.
  mutating func finished() -> [Waypoint] {
    if hasPassed, let point = last { last = point.removingShape() }
    isWhole = isWhole || hasPassed
    flush()
    return points
  }
}
