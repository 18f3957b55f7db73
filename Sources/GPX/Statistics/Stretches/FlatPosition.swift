/// A place on a way whose points are numbered over all segments.
struct FlatPosition: Comparable {
  let row: Int

  /// How much of the way to the next point lies before the place, in `0..<1`.
  let fraction: Double

  init(row: Int, fraction: Double = 0) {
    self.row = row
    self.fraction = fraction
  }

  static func < (left: FlatPosition, right: FlatPosition) -> Bool {
    left.row != right.row ? left.row < right.row : left.fraction < right.fraction
  }
}
