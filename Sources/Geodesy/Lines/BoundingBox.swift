/// Four edges in map points: a rectangle for quick tests, without the null one's rules.
struct BoundingBox: Hashable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The box of one point.
  init(_ point: MKMapPoint) {
    minX = point.x
    minY = point.y
    maxX = point.x
    maxY = point.y
  }

  /// The box of a rectangle that is not null.
  init(_ rect: MKMapRect) {
    minX = rect.minX
    minY = rect.minY
    maxX = rect.maxX
    maxY = rect.maxY
  }

  var rect: MKMapRect {
    MKMapRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  mutating func include(_ point: MKMapPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  func meets(_ other: BoundingBox) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }

  func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  func grown(by margin: Double) -> BoundingBox {
    var box = self
    box.minX -= margin
    box.minY -= margin
    box.maxX += margin
    box.maxY += margin
    return box
  }

  /// The square of the distance from a point to the nearest one in the box.
  func squaredDistance(to point: MKMapPoint) -> Double {
    let dx = max(0, max(minX - point.x, point.x - maxX))
    let dy = max(0, max(minY - point.y, point.y - maxY))
    return dx * dx + dy * dy
  }
}
