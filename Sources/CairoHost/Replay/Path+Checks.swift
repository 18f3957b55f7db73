internal import Drawing

extension Path {
  /// How far a point can lie from the origin along an axis, at most, once mapped; `nil` where a number is not finite.
  func extent(under transform: CGAffineTransform) -> CGFloat? {
    var largestX: CGFloat = 0
    var largestY: CGFloat = 0
    var isFinite = true
    forEachPoint { point in
      isFinite = isFinite && point.x.isFinite && point.y.isFinite
      largestX = max(largestX, abs(point.x))
      largestY = max(largestY, abs(point.y))
    }
    guard isFinite else { return nil }
    return max(
      abs(transform.a) * largestX + abs(transform.c) * largestY + abs(transform.tx),
      abs(transform.b) * largestX + abs(transform.d) * largestY + abs(transform.ty)
    )
  }

  /// The path with both coordinates of each point brought between `-limit` and `limit`.
  func clamped(to limit: CGFloat) -> Path {
    mapPoints { point in
      CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
  }

  /// The length of the lines from point to point, control points too, which is at least that of the path.
  var polygonLength: CGFloat {
    var length: CGFloat = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to point: CGPoint) {
      let x = point.x - current.x
      let y = point.y - current.y
      length += (x * x + y * y).squareRoot()
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point): line(to: point)
      case .quadCurve(let point, let control):
        line(to: control)
        line(to: point)
      case .curve(let point, let control1, let control2):
        line(to: control1)
        line(to: control2)
        line(to: point)
      case .closeSubpath: line(to: start)
      }
    }
    return length
  }
}
