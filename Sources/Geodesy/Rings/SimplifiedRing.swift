/// The edge of an area on the map, prepared once for filling at any scale; see ``SimplifiedLine``.
///
/// The edge may cross itself: what is inside is left to the rule that it is filled with.
package struct SimplifiedRing: Hashable, Sendable {
  /// The edge as a line whose last vertex is the first, for stroking.
  ///
  /// Where the edge goes round a pole, the line ends whole worlds from where it began: the edge of the map
  /// is no edge of the area.
  package let outline: SimplifiedLine

  /// The edge as it is filled.
  private let fill: SimplifiedLine

  /// The smallest rectangle that holds the area; null for none.
  package var bounds: MKMapRect { fill.bounds }

  /// Prepares an edge, whose last vertex may repeat the first one or not.
  ///
  /// What comes from coordinates is unwrapped. If the edge then ends a world or more from where it began, it
  /// has gone round a pole, and the area reaches to that edge of the map which is named by its y, or else to the one
  /// that is nearer to its vertices on the whole. For an edge given in map points, see
  /// ``SimplifiedLine/init(_:unwrapping:)``.
  package init(_ edge: [MKMapPoint], unwrapping: Bool = true, pole: Double? = nil) {
    let onMap = edge.filter { $0.isOnMap }
    let closed = SimplifiedLine(onMap + onMap.prefix(1), unwrapping: unwrapping)
    outline = closed
    let points = closed.points
    guard let first = points.first, let last = points.last, first != last else {
      fill = closed
      return
    }
    let middle = points.reduce(0) { $0 + $1.y } / Double(points.count)
    let pole = pole ?? (middle < WebMercator.worldWidth / 2 ? 0 : WebMercator.worldWidth)
    let ends = [MKMapPoint(x: last.x, y: pole), MKMapPoint(x: first.x, y: pole), first]
    fill = SimplifiedLine(points + ends, unwrapping: false)
  }

  /// The part of the area in a rectangle, simplified: a ring whose last vertex is joined to the first.
  ///
  /// Where the area reaches over the rectangle's edges, the ring runs along them, so it is for filling only;
  /// pieces that are apart may be joined there. It winds round each point inside the rectangle as often as
  /// the simplified edge does. An area that has no extent in the rectangle, or none that the tolerance lets
  /// be seen, gives no vertices.
  ///
  /// The parameters are those of ``SimplifiedLine/appendRuns(in:tolerance:xOffset:to:)``.
  package func ring(
    in rect: MKMapRect,
    tolerance: Double,
    xOffset: Double = 0
  ) -> [MKMapPoint] {
    let own = rect.offsetBy(dx: -xOffset, dy: 0)
    guard !own.isNull, fill.bounds.intersects(own) else { return [] }
    let window = BoundingBox(own)
    var ring = fill.verticesAround(window, tolerance: tolerance)
    for side in BoundingBox.Side.allCases where ring.count > 2 {
      ring = window.cut(ring, at: side)
    }
    guard ring.count > 2 else { return [] }
    if xOffset != 0 {
      for index in ring.indices { ring[index].x += xOffset }
    }
    return ring
  }
}
