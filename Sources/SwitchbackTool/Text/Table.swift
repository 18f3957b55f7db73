/// Rows of cells in columns that are as wide as they need to be.
struct Table {
  /// On which side of its column a cell stands.
  enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// A table with a heading over each column.
  init(_ headings: [(title: String, alignment: Alignment)]) {
    alignments = headings.map(\.alignment)
    rows = [headings.map(\.title)]
  }

  /// Adds a row of as many cells as there are headings.
  mutating func append(_ cells: [String]) {
    precondition(cells.count == alignments.count, "a row has a cell for each column")
    rows.append(cells)
  }

  /// The rows as lines without spaces at their ends.
  var text: String {
    let widths = alignments.indices.map { column in
      rows.map { columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in line(row, widths: widths) + "\n" }.joined()
  }

  private func line(_ row: [String], widths: [Int]) -> String {
    let cells = row.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - columns(of: row[column]))
      return alignments[column] == .left ? row[column] + padding : padding + row[column]
    }
    var line = cells.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
