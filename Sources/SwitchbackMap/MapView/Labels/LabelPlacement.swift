internal import Drawing

/// Finds room for titles: a title is placed where it covers nothing that was placed before it.
struct LabelPlacement {
  /// The edge of a square of the screen by which neighbours are found, in points.
  private static let cell = 64.0

  /// By how much a title that was there before is made smaller, so that a small movement does not take it away.
  static let hysteresis: CGFloat = 2

  private let columns: Int
  private let rows: Int
  private var cells: [[CGRect]]

  /// Starts with an empty screen of that extent.
  init(_ size: CGSize) {
    columns = max(1, Int((Double(size.width) / Self.cell).rounded(.up)))
    rows = max(1, Int((Double(size.height) / Self.cell).rounded(.up)))
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Takes the room of something that is drawn in any case.
  mutating func occupy(_ rect: CGRect) {
    for index in indices(of: rect) { cells[index].append(rect) }
  }

  /// Whether nothing that was placed lies there.
  func isFree(_ rect: CGRect) -> Bool {
    for index in indices(of: rect) {
      for other in cells[index] where other.overlaps(rect) { return false }
    }
    return true
  }

  private func indices(of rect: CGRect) -> [Int] {
    let left = column(rect.minX)
    let right = column(rect.maxX)
    var result: [Int] = []
    for row in self.row(rect.minY)...self.row(rect.maxY) {
      for column in left...right { result.append(row * columns + column) }
    }
    return result
  }

  private func column(_ x: CGFloat) -> Int {
    Int(min(max(Double(x) / Self.cell, 0), Double(columns - 1)))
  }

  private func row(_ y: CGFloat) -> Int {
    Int(min(max(Double(y) / Self.cell, 0), Double(rows - 1)))
  }
}

extension CGRect {
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
