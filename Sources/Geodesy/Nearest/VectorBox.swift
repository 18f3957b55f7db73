/// A box around points of the unit sphere, with its sides along the axes.
struct VectorBox {
  private(set) var low: UnitVector
  private(set) var high: UnitVector

  /// The box of one point.
  init(_ point: UnitVector) {
    low = point
    high = point
  }

  /// The box that holds a piece, which bulges out between its ends.
  init(_ piece: SphericalPiece) {
    // What rounding may move the foot of a point by.
    let slack = piece.bulge + 4 * Double.ulpOfOne
    low = pointwiseMin(piece.start, piece.end) - slack
    high = pointwiseMax(piece.start, piece.end) + slack
  }

  /// Widens the box to hold another one.
  mutating func include(_ other: VectorBox) {
    low = pointwiseMin(low, other.low)
    high = pointwiseMax(high, other.high)
  }

  /// The axis along which the box is longest, in `0..<3`.
  var longestAxis: Int {
    let size = high - low
    if size.x >= size.y && size.x >= size.z { return 0 }
    return size.y >= size.z ? 1 : 2
  }

  /// The square of the straight line from a point to the box, 0 inside it.
  func squaredDistance(to point: UnitVector) -> Double {
    let below = pointwiseMax(low - point, .zero)
    let outside = pointwiseMax(below, point - high)
    return outside.dot(outside)
  }
}
