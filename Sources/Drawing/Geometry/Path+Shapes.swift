internal import CMath

extension Path {
  /// How far the control points of a quarter circle lie from its ends, as a part of the radius.
  ///
  /// The curve through them leaves the circle by at most 0.027 % of the radius: 4 ∕ 3 · (√2 − 1).
  private static let quarterArcControl: CGFloat = 0.552_284_749_830_793_4

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a closed ellipse that fits the rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a closed rectangle with round corners of one radius, at most half of the shorter side.
  public mutating func addRoundedRect(in rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
  }

  /// Adds a closed rectangle whose corners are quarters of an ellipse.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let rx = max(0, min(cornerSize.width, rect.width / 2))
    let ry = max(0, min(cornerSize.height, rect.height / 2))
    if rx == 0 || ry == 0 { return addRect(rect) }
    let left = rect.minX
    let top = rect.minY
    let right = rect.maxX
    let bottom = rect.maxY
    let kx = rx * (1 - Self.quarterArcControl)
    let ky = ry * (1 - Self.quarterArcControl)
    move(to: CGPoint(x: left + rx, y: top))
    if right - rx > left + rx { addLine(to: CGPoint(x: right - rx, y: top)) }
    addCurve(
      to: CGPoint(x: right, y: top + ry),
      control1: CGPoint(x: right - kx, y: top),
      control2: CGPoint(x: right, y: top + ky)
    )
    if bottom - ry > top + ry { addLine(to: CGPoint(x: right, y: bottom - ry)) }
    addCurve(
      to: CGPoint(x: right - rx, y: bottom),
      control1: CGPoint(x: right, y: bottom - ky),
      control2: CGPoint(x: right - kx, y: bottom)
    )
    if right - rx > left + rx { addLine(to: CGPoint(x: left + rx, y: bottom)) }
    addCurve(
      to: CGPoint(x: left, y: bottom - ry),
      control1: CGPoint(x: left + kx, y: bottom),
      control2: CGPoint(x: left, y: bottom - ky)
    )
    if bottom - ry > top + ry { addLine(to: CGPoint(x: left, y: top + ry)) }
    addCurve(
      to: CGPoint(x: left + rx, y: top),
      control1: CGPoint(x: left, y: top + ky),
      control2: CGPoint(x: left + kx, y: top)
    )
    closeSubpath()
  }

  /// Adds a part of a circle, joined to the current part by a straight line where there is one.
  ///
  /// Angles are in radians from the positive x axis, growing clockwise on a screen.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    from start: Double,
    to end: Double
  ) {
    let pieces = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
    let step = (end - start) / Double(pieces)
    let handle = 4.0 / 3.0 * tan(step / 4) * Double(radius)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(
        x: Double(center.x) + Double(radius) * cos(angle),
        y: Double(center.y) + Double(radius) * sin(angle)
      )
    }
    let first = point(start)
    if isEmpty || elements.last == .closeSubpath {
      move(to: first)
    } else {
      addLine(to: first)
    }
    for piece in 0..<pieces {
      let from = start + Double(piece) * step
      let to = from + step
      let p0 = point(from)
      let p3 = point(to)
      addCurve(
        to: p3,
        control1: CGPoint(
          x: Double(p0.x) - handle * sin(from),
          y: Double(p0.y) + handle * cos(from)
        ),
        control2: CGPoint(x: Double(p3.x) + handle * sin(to), y: Double(p3.y) - handle * cos(to))
      )
    }
  }
}
