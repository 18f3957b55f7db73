/// The texts of the few points that have any, in the order of their rows.
struct SparseTexts: Hashable, Sendable {
  private var rows: [Int] = []
  private var values: [PointTexts] = []

  /// The texts of a row.
  ///
  /// - Complexity: logarithmic in the number of points with texts.
  subscript(row: Int) -> PointTexts? {
    guard let last = rows.last, row <= last else { return nil }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return rows[low] == row ? values[low] : nil
  }

  /// Adds the texts of other rows, which begin at a row beyond all before.
  mutating func append(contentsOf other: SparseTexts, at row: Int) {
    rows += other.rows.map { $0 + row }
    values += other.values
  }

  /// Adds the texts of a row beyond all before.
  mutating func append(_ texts: PointTexts, row: Int) {
    rows.append(row)
    values.append(texts)
  }
}
