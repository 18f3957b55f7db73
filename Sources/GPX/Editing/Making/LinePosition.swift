/// A position on a line: a point of it, or a place on the way from a point to the next.
struct LinePosition: Hashable, Comparable {
  /// The row of the point at the position or before it.
  var row: Int

  /// How far on the way to the next point, in `0..<1`.
  var fraction = 0.0

  /// The position of a point.
  init(row: Int) {
    self.row = row
  }

  /// A position between a row and the next; a fraction of 1 is that of the next row.
  init(row: Int, fraction: Double) {
    self.row = fraction >= 1 ? row + 1 : row
    self.fraction = fraction >= 1 || fraction <= 0 ? 0 : fraction
  }

  /// The position of a place on a way, in its segment.
  init(_ position: WayPosition) {
    self.init(row: position.row, fraction: position.fraction)
  }

  static func < (left: LinePosition, right: LinePosition) -> Bool {
    left.row != right.row ? left.row < right.row : left.fraction < right.fraction
  }
}
