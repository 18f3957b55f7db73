/// Cuts a line, vertex by vertex, to the part inside a rectangle.
///
/// A line that leaves the rectangle and comes back gives two runs; it is never joined along the edge. A
/// point on an edge is inside, but a line that touches the rectangle in one point only is not.
///
/// Source: Y.-D. Liang, B. A. Barsky, *A New Concept and Method for Line Clipping*, ACM Transactions on
/// Graphics 3 (1), 1984.
package struct LineClipper {
  private let box: BoundingBox
  private let xOffset: Double
  private var previous = MKMapPoint()
  private var previousPosition = 0.0

  /// Whether the last point of the runs is the previous vertex.
  private var isOpen = false

  /// Creates a clipper to a box; `xOffset` is added to what it gives.
  init(to box: BoundingBox, xOffset: Double) {
    self.box = box
    self.xOffset = xOffset
  }

  /// Appends the parts of a line inside a rectangle to runs.
  ///
  /// Vertices that are not on the map are left out. A line of one vertex counts as a dot: a line from it to
  /// itself. The null rectangle gives nothing.
  package static func append(
    _ line: [MKMapPoint],
    clippedTo rect: MKMapRect,
    to runs: inout LineRuns
  ) {
    guard !rect.isNull else { return }
    var clipper = LineClipper(to: BoundingBox(rect), xOffset: 0)
    var count = 0
    for (index, vertex) in line.enumerated() where vertex.isOnMap {
      if count == 0 {
        clipper.move(to: vertex, position: Double(index))
      } else {
        clipper.addLine(to: vertex, position: Double(index), into: &runs)
      }
      count += 1
    }
    if count == 1 { clipper.closeDot(into: &runs) }
  }

  /// Starts a new line.
  mutating func move(to vertex: MKMapPoint, position: Double) {
    previous = vertex
    previousPosition = position
    isOpen = false
  }

  /// Continues the line to a vertex.
  mutating func addLine(to vertex: MKMapPoint, position: Double, into runs: inout LineRuns) {
    let from = previous
    let fromPosition = previousPosition
    previous = vertex
    previousPosition = position
    guard let part = insidePart(from: from, to: vertex) else {
      isOpen = false
      return
    }
    let isDot = from == vertex
    if isDot && isOpen { return }
    if !isDot && part.lowerBound == part.upperBound {
      isOpen = false
      return
    }
    if !isOpen || part.lowerBound > 0 {
      runs.startRun()
      append(part.lowerBound, from, vertex, fromPosition, position, to: &runs)
    }
    append(part.upperBound, from, vertex, fromPosition, position, to: &runs)
    isOpen = part.upperBound == 1
  }

  /// Makes a dot of the vertex that was moved to, where nothing follows it.
  mutating func closeDot(into runs: inout LineRuns) {
    addLine(to: previous, position: previousPosition, into: &runs)
  }

  /// The fractions between which a piece is inside the box, or nil where it is outside.
  private func insidePart(from a: MKMapPoint, to b: MKMapPoint) -> ClosedRange<Double>? {
    if box.contains(a) && box.contains(b) { return 0...1 }
    var start = 0.0
    var end = 1.0
    guard
      narrow(&start, &end, from: a.x, to: b.x, between: box.minX, and: box.maxX),
      narrow(&start, &end, from: a.y, to: b.y, between: box.minY, and: box.maxY),
      start <= end
    else { return nil }
    return start...end
  }

  /// Narrows a range of fractions to where one number of the piece is between two limits; false if nowhere.
  private func narrow(
    _ start: inout Double,
    _ end: inout Double,
    from a: Double,
    to b: Double,
    between lower: Double,
    and upper: Double
  ) -> Bool {
    if a == b { return a >= lower && a <= upper }
    let entry = a < b ? lower : upper
    let exit = a < b ? upper : lower
    start = max(start, (entry - a) / (b - a))
    end = min(end, (exit - a) / (b - a))
    return start <= end
  }

  private func append(
    _ fraction: Double,
    _ a: MKMapPoint,
    _ b: MKMapPoint,
    _ aPosition: Double,
    _ bPosition: Double,
    to runs: inout LineRuns
  ) {
    var point = fraction == 0 ? a : b
    if fraction > 0 && fraction < 1 {
      // Rounding may leave the crossing a little outside.
      point.x = max(box.minX, min(box.maxX, a.x + (b.x - a.x) * fraction))
      point.y = max(box.minY, min(box.maxY, a.y + (b.y - a.y) * fraction))
    }
    point.x += xOffset
    runs.append(point, position: aPosition + (bPosition - aPosition) * fraction)
  }
}
