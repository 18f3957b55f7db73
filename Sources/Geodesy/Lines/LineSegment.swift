/// A straight piece of a line, for measuring the distance of points to it.
struct LineSegment {
  private let start: MKMapPoint
  private let dx: Double
  private let dy: Double

  /// 1 / length², or 0 for a piece without a length, whose every point is its start.
  private let inverseSquaredLength: Double

  init(from start: MKMapPoint, to end: MKMapPoint) {
    self.start = start
    dx = end.x - start.x
    dy = end.y - start.y
    let inverse = 1 / (dx * dx + dy * dy)
    inverseSquaredLength = inverse.isFinite ? inverse : 0
  }

  /// How far along the piece the point nearest to another one lies, in `0...1`.
  func fraction(nearestTo point: MKMapPoint) -> Double {
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    return max(0, min(1, along * inverseSquaredLength))
  }

  func point(at fraction: Double) -> MKMapPoint {
    MKMapPoint(x: start.x + dx * fraction, y: start.y + dy * fraction)
  }

  /// The square of the distance from a point to the nearest one on the piece.
  func squaredDistance(to point: MKMapPoint) -> Double {
    let fraction = fraction(nearestTo: point)
    let x = start.x + dx * fraction - point.x
    let y = start.y + dy * fraction - point.y
    return x * x + y * y
  }
}
