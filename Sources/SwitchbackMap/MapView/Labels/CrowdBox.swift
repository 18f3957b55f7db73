internal import Drawing

/// A picture or a title on the screen: where its place is, and where it lies round that place.
///
/// As the map is zoomed the places move apart, and what lies round them keeps its size.
struct CrowdBox {
  /// The place, in points at the zoom that is looked at.
  var x: Double
  var y: Double

  /// The edges, in points from the place.
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Whether it is a circle in the middle of the rectangle.
  var isCircle = false

  /// Which annotation it belongs to.
  var owner: Int32

  /// Its rank among the pictures; one with a higher rank is drawn later, and titles are drawn first.
  var rank = -1.0

  /// From which part of the zoom on it is shown.
  var appears = 0.0

  init(at point: CGPoint, frame: CGRect, owner: Int) {
    x = Double(point.x)
    y = Double(point.y)
    left = Double(frame.minX - point.x)
    top = Double(frame.minY - point.y)
    right = Double(frame.maxX - point.x)
    bottom = Double(frame.maxY - point.y)
    self.owner = Int32(owner)
  }

  /// The middle alone.
  var middle: CrowdBox {
    var box = self
    box.left = (left + right) / 2
    box.right = box.left
    box.top = (top + bottom) / 2
    box.bottom = box.top
    box.isCircle = false
    return box
  }

  /// The zoom, as a part of the one that is looked at, below which two boxes may overlap; 0 where they never do.
  ///
  /// Two boxes may be free of each other at yet smaller zooms, where one goes past the other. They are taken to overlap
  /// there too: so what is shown at a zoom is shown at all greater ones, and nothing blinks.
  func end(of other: CrowdBox) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    if isCircle, other.isCircle { return circleEnd(of: other, dx, dy) }
    let (startX, endX) = Self.span(dx, from: other.left - right, to: other.right - left)
    let (startY, endY) = Self.span(dy, from: other.top - bottom, to: other.bottom - top)
    let end = min(endX, endY)
    return end > max(startX, startY) ? end : 0
  }

  /// The positive factors that bring `distance` between the two numbers.
  private static func span(
    _ distance: Double,
    from low: Double,
    to high: Double
  ) -> (Double, Double) {
    if distance == 0 { return low < 0 && high > 0 ? (0, .infinity) : (0, 0) }
    let first = low / distance
    let second = high / distance
    return (max(0, min(first, second)), max(0, max(first, second)))
  }

  private func circleEnd(of other: CrowdBox, _ dx: Double, _ dy: Double) -> Double {
    let reach =
      (min(right - left, bottom - top) + min(other.right - other.left, other.bottom - other.top))
      / 2
    let cx = (left + right - other.left - other.right) / 2
    let cy = (top + bottom - other.top - other.bottom) / 2
    let square = dx * dx + dy * dy
    let rest = cx * cx + cy * cy - reach * reach
    if square == 0 { return rest < 0 ? .infinity : 0 }
    let product = dx * cx + dy * cy
    let discriminant = product * product - square * rest
    if discriminant <= 0 { return 0 }
    return max(0, (discriminant.squareRoot() - product) / square)
  }
}
