extension Heights {
  /// Every second row and column.
  var thinned: Heights {
    picked(
      columns: Array(stride(from: 0, to: grid.width, by: 2)),
      rows: Array(stride(from: 0, to: grid.height, by: 2)),
      step: grid.step * 2
    )
  }

  /// A part.
  func cut(columns: Range<Int>, rows: Range<Int>) -> Heights {
    picked(columns: Array(columns), rows: Array(rows), step: grid.step)
  }

  private func picked(columns: [Int], rows: [Int], step: Double) -> Heights {
    var result = grid
    result.west = grid.west + Double(columns[0]) * grid.step
    result.north = grid.north - Double(rows[0]) * grid.step
    result.step = step
    result.width = columns.count
    result.height = rows.count
    let samples = rows.flatMap { row in columns.map { self.samples[row * grid.width + $0] } }
    return Heights(samples: samples, grid: result)
  }

  /// The rows as a file has them: each sample as the difference from what its neighbours let expect.
  var filtered: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((grid.width + 1) * grid.height)
    for row in 0..<grid.height {
      bytes.append(4)
      for column in 0..<grid.width {
        let guess = Self.paeth(
          left: column > 0 ? sample(column - 1, row) : 0,
          above: row > 0 ? sample(column, row - 1) : 0,
          corner: column > 0 && row > 0 ? sample(column - 1, row - 1) : 0
        )
        bytes.append(sample(column, row) &- guess)
      }
    }
    return bytes
  }

  private func sample(_ column: Int, _ row: Int) -> UInt8 { samples[row * grid.width + column] }
}
