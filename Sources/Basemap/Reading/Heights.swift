internal import CMath
internal import Geodesy

/// Heights above the sea, in rows from north to south.
struct Heights {
  var grid: WorldDirectory.Grid

  /// The samples as they are written, each a byte.
  let samples: [UInt8]

  /// The metres that each byte stands for.
  private let meters: [Float]

  /// Reads the rows of a grid, which are filtered as in PNG; `nil` where the bytes are not as many as they must be.
  init?(_ bytes: [UInt8], _ grid: WorldDirectory.Grid) {
    guard bytes.count == (grid.width + 1) * grid.height,
      let samples = Self.unfiltered(bytes, width: grid.width, height: grid.height)
    else { return nil }
    self.init(samples: samples, grid: grid)
  }

  init(samples: [UInt8], grid: WorldDirectory.Grid) {
    self.grid = grid
    self.samples = samples
    meters = (0..<256).map { value in
      switch grid.encoding {
      case .linear(let factor): Float(Double(value) * factor)
      case .squareRoot(let factor): Float(Double(value) / factor * Double(value) / factor)
      }
    }
  }

  /// The bytes that it takes in memory.
  var cost: Int { samples.count }

  /// The heights along a row at many columns, between samples too; the nearest there is beyond the edges.
  ///
  /// Between four samples each way runs a cubic curve that passes through the middle two: E. Catmull, R. Rom, *A class of
  /// local interpolating splines*, 1974. So slopes have no steps, which shading would show.
  func row(_ row: Float, columns: [Float]) -> [Float] {
    let line = line(row)
    return columns.map { column in
      let x = column.rounded(.down)
      let weights = Self.weights(column - x)
      let first = Int(x) - 1
      var sum: Float = 0
      for i in 0..<4 { sum += weights[i] * line[wrapped(first + i)] }
      return sum
    }
  }

  /// The heights along a row at all columns that there are.
  private func line(_ row: Float) -> [Float] {
    let y = min(max(row, -1), Float(grid.height)).rounded(.down)
    let weights = Self.weights(min(max(row - y, 0), 1))
    var line = [Float](repeating: 0, count: grid.width)
    for j in 0..<4 {
      let start = min(max(Int(y) + j - 1, 0), grid.height - 1) * grid.width
      let weight = weights[j]
      for x in 0..<grid.width { line[x] += weight * meters[Int(samples[start + x])] }
    }
    return line
  }

  /// A column that there is: the nearest, or that of the same meridian where the grid goes round the world.
  private func wrapped(_ column: Int) -> Int {
    if grid.isWholeWorld {
      let rest = column % grid.width
      return rest < 0 ? rest + grid.width : rest
    }
    return min(max(column, 0), grid.width - 1)
  }

  private static func weights(_ t: Float) -> SIMD4<Float> {
    let (square, cube) = (t * t, t * t * t)
    return SIMD4(
      (2 * square - cube - t) / 2,
      (3 * cube - 5 * square + 2) / 2,
      (4 * square - 3 * cube + t) / 2,
      (cube - square) / 2
    )
  }

  /// Takes the filters of PNG away.
  ///
  /// Source: W3C, *Portable Network Graphics (PNG) Specification*, third edition, 9.
  private static func unfiltered(_ bytes: [UInt8], width: Int, height: Int) -> [UInt8]? {
    var samples = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      let source = row * (width + 1)
      let target = row * width
      guard bytes[source] <= 4 else { return nil }
      for column in 0..<width {
        let left = column > 0 ? samples[target + column - 1] : 0
        let above = row > 0 ? samples[target - width + column] : 0
        let corner = column > 0 && row > 0 ? samples[target - width + column - 1] : 0
        let guess: UInt8 =
          switch bytes[source] {
          case 0: 0
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          default: paeth(left: left, above: above, corner: corner)
          }
        samples[target + column] = bytes[source + 1 + column] &+ guess
      }
    }
    return samples
  }

  static func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let toLeft = abs(estimate - Int(left))
    let toAbove = abs(estimate - Int(above))
    let toCorner = abs(estimate - Int(corner))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
