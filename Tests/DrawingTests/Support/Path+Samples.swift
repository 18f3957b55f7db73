import Drawing

extension Path {
  /// Points on the lines and curves, close to each other.
  var samples: [CGPoint] {
    var result: [CGPoint] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        result.append(point)
        current = point
      case .line(let point):
        result += Self.curve([current, point])
        current = point
      case .quadCurve(let point, let control):
        result += Self.curve([current, control, point])
        current = point
      case .curve(let point, let control1, let control2):
        result += Self.curve([current, control1, control2, point])
        current = point
      case .closeSubpath:
        result += Self.curve([current, start])
        current = start
      }
    }
    return result
  }

  /// Points of a Bézier curve by de Casteljau's construction, without the first.
  private static func curve(_ points: [CGPoint]) -> [CGPoint] {
    (1...16).map { step in
      let t = CGFloat(step) / 16
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { first, second in
          CGPoint(x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
        }
      }
      return points[0]
    }
  }
}
