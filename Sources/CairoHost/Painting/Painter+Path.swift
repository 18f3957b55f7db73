internal import CCairo
internal import Drawing

extension Painter {
  /// Makes an outline the current path of Cairo.
  func add(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, Double(point.x), Double(point.y))
      case .line(let point): cairo_line_to(context, Double(point.x), Double(point.y))
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          context,
          Double(control1.x),
          Double(control1.y),
          Double(control2.x),
          Double(control2.y),
          Double(point.x),
          Double(point.y)
        )
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }

  // Cairo has cubic curves only: the control points lie two thirds of the way to the quadratic one.
  private func addQuadCurve(to point: CGPoint, control: CGPoint) {
    var x = Double(control.x)
    var y = Double(control.y)
    if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
    let controlX = Double(control.x)
    let controlY = Double(control.y)
    cairo_curve_to(
      context,
      x + (controlX - x) * 2 / 3,
      y + (controlY - y) * 2 / 3,
      Double(point.x) + (controlX - Double(point.x)) * 2 / 3,
      Double(point.y) + (controlY - Double(point.y)) * 2 / 3,
      Double(point.x),
      Double(point.y)
    )
  }

  /// The path with its dots made lines so short that nobody sees it.
  ///
  /// Cairo draws no square for a line without length, as it has no direction; SVG and HTML's canvas do.
  func lengtheningDots(of path: Path) -> Path {
    var x = 1.0
    var y = 0.0
    cairo_user_to_device_distance(context, &x, &y)
    let pixelLength = (x * x + y * y).squareRoot()
    let length = CGFloat(1 / (32 * pixelLength))
    var result = Path()
    var start: CGPoint?
    for element in path.elements {
      if case .line(let point) = element, point == start {
        result.addLine(to: CGPoint(x: point.x + length, y: point.y))
      } else {
        result.append(element)
      }
      start = if case .move(let point) = element { point } else { nil }
    }
    return result
  }
}
