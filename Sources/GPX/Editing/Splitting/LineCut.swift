/// A place where a line is split.
struct LineCut {
  /// The exact place.
  let position: LinePosition

  /// The point of the line where the cut is made if no point is made for it.
  let row: Int

  /// Whether the way before the point belongs to no piece.
  let isGap: Bool

  /// A cut at a point.
  init(row: Int, isGap: Bool = false) {
    position = LinePosition(row: row)
    self.row = row
    self.isGap = isGap
  }

  /// A cut at a place, with the point that can take its place.
  init(_ position: LinePosition, row: Int) {
    self.position = position
    self.row = row
    isGap = false
  }
}
