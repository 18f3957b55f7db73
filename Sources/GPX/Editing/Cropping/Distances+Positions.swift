/// Metres from the beginning of a line to its points, which never fall.
extension [Double] {
  /// The first row at a distance or beyond; the number of rows where there is none.
  func firstIndex(reaching distance: Double) -> Int { count(below: distance) }

  /// The first row beyond a distance; the number of rows where there is none.
  func firstIndex(beyond distance: Double) -> Int { count(below: distance.nextUp) }

  /// The position at a distance, where a row is the first that reaches it.
  func position(of distance: Double, before row: Int) -> LinePosition {
    guard row > 0, self[row] > distance else { return LinePosition(row: row) }
    return LinePosition(
      row: row - 1,
      fraction: (distance - self[row - 1]) / (self[row] - self[row - 1])
    )
  }

  /// The position at a distance, where a row is the last that does not lie beyond.
  func position(of distance: Double, after row: Int) -> LinePosition {
    guard row + 1 < count, self[row] < distance else { return LinePosition(row: row) }
    return LinePosition(
      row: row,
      fraction: (distance - self[row]) / (self[row + 1] - self[row])
    )
  }
}
