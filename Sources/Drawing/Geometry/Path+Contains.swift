extension Path {
  /// The number of straight lines that stand for a curve where a point is looked for.
  private static let curveSegmentCount = 16

  /// Whether the outline encloses a point; open parts count as closed.
  ///
  /// Source: the winding number of D. Sunday, *Inclusion of a Point in a Polygon*, 2001.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func line(to end: CGPoint) {
      let side =
        (end.x - current.x) * (point.y - current.y) - (point.x - current.x) * (end.y - current.y)
      if current.y <= point.y, end.y > point.y, side > 0 {
        winding += 1
      } else if current.y > point.y, end.y <= point.y, side < 0 {
        winding -= 1
      }
      current = end
    }
    func curve(_ at: (CGFloat) -> CGPoint) {
      for step in 1...Self.curveSegmentCount {
        line(to: at(CGFloat(step) / CGFloat(Self.curveSegmentCount)))
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        line(to: start)
        current = point
        start = point
      case .line(let point): line(to: point)
      case .quadCurve(let end, let control):
        let from = current
        curve { t in
          let s = 1 - t
          return from.scaled(s * s) + control.scaled(2 * s * t) + end.scaled(t * t)
        }
      case .curve(let end, let first, let second):
        let from = current
        curve { t in
          let s = 1 - t
          return from.scaled(s * s * s) + first.scaled(3 * s * s * t)
            + second.scaled(3 * s * t * t) + end.scaled(t * t * t)
        }
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension CGPoint {
  fileprivate func scaled(_ factor: CGFloat) -> CGPoint {
    CGPoint(x: x * factor, y: y * factor)
  }

  fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x + second.x, y: first.y + second.y)
  }
}
