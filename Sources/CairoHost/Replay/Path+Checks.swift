internal import Drawing

extension Path {
  /// How far a point can lie from the origin along an axis, at most, once mapped; `nil` where a number is not finite.
  func extent(under transform: CGAffineTransform) -> CGFloat? {
    var largestX: CGFloat = 0
    var largestY: CGFloat = 0
    var isFinite = true
    func include(_ point: CGPoint) {
      isFinite = isFinite && point.x.isFinite && point.y.isFinite
      largestX = max(largestX, abs(point.x))
      largestY = max(largestY, abs(point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let point, let control):
        include(point)
        include(control)
      case .curve(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    guard isFinite else { return nil }
    return max(
      abs(transform.a) * largestX + abs(transform.c) * largestY + abs(transform.tx),
      abs(transform.b) * largestX + abs(transform.d) * largestY + abs(transform.ty)
    )
  }

  /// The path with both coordinates of each point brought between `-limit` and `limit`.
  func clamped(to limit: CGFloat) -> Path {
    func clamped(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
    var result = Path()
    for element in elements {
      switch element {
      case .move(let point): result.append(.move(to: clamped(point)))
      case .line(let point): result.append(.line(to: clamped(point)))
      case .quadCurve(let point, let control):
        result.append(.quadCurve(to: clamped(point), control: clamped(control)))
      case .curve(let point, let control1, let control2):
        result.append(
          .curve(
            to: clamped(point),
            control1: clamped(control1),
            control2: clamped(control2)
          )
        )
      case .closeSubpath: result.append(.closeSubpath)
      }
    }
    return result
  }

  /// Adds a step.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
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
