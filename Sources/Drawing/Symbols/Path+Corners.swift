internal import CMath

/// A corner of a polygon, and the radius of the arc in its place.
struct RoundedCorner {
  let point: CGPoint
  let radius: CGFloat
}

extension Path {
  /// Adds a closed polygon whose corners are arcs that touch both of their sides.
  ///
  /// An arc takes at most half of the shorter side, whatever its radius.
  mutating func addPolygon(_ corners: [RoundedCorner]) {
    for index in corners.indices {
      let corner = corners[index]
      let before = corners[(index + corners.count - 1) % corners.count].point
      let after = corners[(index + 1) % corners.count].point
      let arc = Self.arc(at: corner, from: before, to: after)
      if index == 0 { move(to: arc.start) } else { addLine(to: arc.start) }
      if arc.start != arc.end {
        addCurve(to: arc.end, control1: arc.control1, control2: arc.control2)
      }
    }
    closeSubpath()
  }

  /// Adds the outline of a straight line with round ends.
  mutating func addBar(from start: CGPoint, to end: CGPoint, width: CGFloat) {
    let direction = atan2(Double(end.y - start.y), Double(end.x - start.x))
    var bar = Path()
    bar.addArc(
      center: start,
      radius: width / 2,
      from: direction + .pi / 2,
      to: direction + 3 * .pi / 2
    )
    bar.addArc(
      center: end,
      radius: width / 2,
      from: direction - .pi / 2,
      to: direction + .pi / 2
    )
    bar.closeSubpath()
    addPath(bar)
  }

  private static func arc(
    at corner: RoundedCorner,
    from before: CGPoint,
    to after: CGPoint
  ) -> (start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    let inX = Double(before.x - corner.point.x)
    let inY = Double(before.y - corner.point.y)
    let outX = Double(after.x - corner.point.x)
    let outY = Double(after.y - corner.point.y)
    let inLength = (inX * inX + inY * inY).squareRoot()
    let outLength = (outX * outX + outY * outY).squareRoot()
    let halfAngle = abs(atan2(inX * outY - inY * outX, inX * outX + inY * outY)) / 2
    let reach = min(Double(corner.radius) / tan(halfAngle), min(inLength, outLength) / 2)
    guard reach > 0, halfAngle > 0 else {
      return (corner.point, corner.point, corner.point, corner.point)
    }
    // The handle of a cubic curve along an arc: 4 ∕ 3 · tan(turn ∕ 4) · radius.
    let handle = 4.0 / 3.0 * tan((.pi - 2 * halfAngle) / 4) * reach * tan(halfAngle)
    func point(_ x: Double, _ y: Double, _ length: Double, at distance: Double) -> CGPoint {
      CGPoint(
        x: Double(corner.point.x) + x / length * distance,
        y: Double(corner.point.y) + y / length * distance
      )
    }
    return (
      point(inX, inY, inLength, at: reach),
      point(inX, inY, inLength, at: reach - handle),
      point(outX, outY, outLength, at: reach - handle),
      point(outX, outY, outLength, at: reach)
    )
  }
}
