internal import CMath
internal import Drawing
internal import Geodesy

/// Paints pixels of the land by height and slope.
struct ReliefPixels {
  /// The heights, the coarsest first.
  let grids: [Heights]
  let colors: WorldColors
  let zoom: Double

  /// The metres of the earth's girth.
  private static let girth = 40_075_016.686

  /// The pixels of a rectangle of the map: four bytes each.
  func paint(left: Double, top: Double, side: Double, width: Int, height: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let row = Row(grids, (-1...width).map { left + (Double($0) + 0.5) * side })
    func heights(_ y: Double) -> [Float] { row.heights(latitude: latitude(ofY: y)) }
    var above = heights(top - 0.5 * side)
    var middle = heights(top + 0.5 * side)
    let steepness = exaggeration
    for y in 0..<height {
      let center = top + (Double(y) + 0.5) * side
      let below = heights(center + side)
      let meters = Self.girth * side * cos(latitude(ofY: center) * .pi / 180)
      let factor = Float(steepness / (2 * meters))
      for x in 0..<width {
        let east = (middle[x + 2] - middle[x]) * factor
        let south = (below[x + 1] - above[x + 1]) * factor
        paint(&pixels, at: (y * width + x) * 4, height: middle[x + 1], east: east, south: south)
      }
      above = middle
      middle = below
    }
    return pixels
  }

  /// How much steeper slopes are shaded than they are: from far away none would be seen.
  private var exaggeration: Double { min(max(exp2((9 - zoom) * 0.55), 1), 14) }

  private func latitude(ofY y: Double) -> Double {
    MKMapPoint(x: 0, y: y * MKMapSize.world.width).coordinate.latitude
  }

  /// The direction of the sun: 45° above the north-west, seen so as maps have it.
  private static let sun = (east: Float(-0.5), south: Float(-0.5), up: Float(0.707_106_8))

  private func paint(
    _ pixels: inout [UInt8],
    at index: Int,
    height: Float,
    east: Float,
    south: Float
  ) {
    let (low, high) = (lowness(height), min(max((height - 400) / 3600, 0), 1))
    let sun = Self.sun
    let length = (east * east + south * south + 1).squareRoot()
    let light = (sun.up - east * sun.east - south * sun.south) / length - sun.up
    let tone = light > 0 ? min(light * 0.95, 0.6) : min(-light * 1.05, 0.66)
    let target = light > 0 ? colors.light : colors.shade
    for part in 0..<3 {
      let shift = UInt32(24 - 8 * part)
      func value(_ color: RGBA) -> Float { Float(color.bits >> shift & 0xFF) }
      var result = value(colors.land)
      result += (value(colors.lowland) - result) * low * 0.75
      result += (value(colors.highland) - result) * high * 0.7
      result += (value(target) - result) * tone
      pixels[index + part] = UInt8(max(0, min(255, result.rounded())))
    }
  }

  /// How green the land is: most where it is low, but not at the sea's own height.
  private func lowness(_ height: Float) -> Float {
    height <= 0 ? 0.35 : max(0, 1 - abs(height - 150) / 1100)
  }
}

/// Finds the heights along rows of pixels in several grids.
private struct Row {
  /// The samples over which a finer grid takes over from a coarser one at its edges.
  private static let seam: Float = 10

  private let grids: [(heights: Heights, columns: [Float])]

  init(_ grids: [Heights], _ places: [Double]) {
    self.grids = grids.map { heights in
      let columns = places.map { x in
        let turn = x * 360 - 180 - heights.grid.west
        return Float((turn - (turn / 360).rounded(.down) * 360) / heights.grid.step)
      }
      return (heights, columns)
    }
  }

  func heights(latitude: Double) -> [Float] {
    var result: [Float] = []
    for (heights, columns) in grids {
      let grid = heights.grid
      let row = Float((grid.north - latitude) / grid.step)
      if result.isEmpty {
        result = heights.row(row, columns: columns)
        continue
      }
      let down = min(row, Float(grid.height - 1) - row) / Self.seam
      if down <= 0 { continue }
      let finer = heights.row(row, columns: columns)
      for (index, column) in columns.enumerated() {
        let across = min(column, Float(grid.width - 1) - column) / Self.seam
        let weight = min(max(min(across, down), 0), 1)
        result[index] += (finer[index] - result[index]) * weight
      }
    }
    return result
  }
}
