extension BoundingBox {
  /// One of the four edges of a box.
  enum Side: CaseIterable {
    case west
    case east
    case north
    case south
  }

  /// How far a point lies inside of a side; negative beyond it.
  func depth(of point: MKMapPoint, at side: Side) -> Double {
    switch side {
    case .west: point.x - minX
    case .east: maxX - point.x
    case .north: point.y - minY
    case .south: maxY - point.y
    }
  }

  /// Whether all of another box lies beyond a side.
  func isPassed(by other: BoundingBox, at side: Side) -> Bool {
    switch side {
    case .west: other.maxX < minX
    case .east: other.minX > maxX
    case .north: other.maxY < minY
    case .south: other.minY > maxY
    }
  }

  /// The part of a ring on the inner side of one edge, joined along the edge.
  ///
  /// Source: I. E. Sutherland, G. W. Hodgman, *Reentrant Polygon Clipping*, Communications of the ACM 17 (1),
  /// 1974.
  func cut(_ ring: [MKMapPoint], at side: Side) -> [MKMapPoint] {
    guard var previous = ring.last else { return [] }
    var previousDepth = depth(of: previous, at: side)
    var result: [MKMapPoint] = []
    result.reserveCapacity(ring.count + 4)
    for point in ring {
      let pointDepth = depth(of: point, at: side)
      if (pointDepth >= 0) != (previousDepth >= 0) {
        result.append(crossing(from: previous, previousDepth, to: point, pointDepth, side))
      }
      if pointDepth >= 0 { result.append(point) }
      previous = point
      previousDepth = pointDepth
    }
    return result
  }

  /// Where a piece crosses a side, exactly on it.
  private func crossing(
    from a: MKMapPoint,
    _ aDepth: Double,
    to b: MKMapPoint,
    _ bDepth: Double,
    _ side: Side
  ) -> MKMapPoint {
    let fraction = aDepth / (aDepth - bDepth)
    let x = a.x + (b.x - a.x) * fraction
    let y = a.y + (b.y - a.y) * fraction
    switch side {
    case .west: return MKMapPoint(x: minX, y: y)
    case .east: return MKMapPoint(x: maxX, y: y)
    case .north: return MKMapPoint(x: x, y: minY)
    case .south: return MKMapPoint(x: x, y: maxY)
    }
  }
}
