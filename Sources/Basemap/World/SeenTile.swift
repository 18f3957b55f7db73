internal import Drawing
internal import Geodesy

/// A tile that is seen, and where.
struct SeenTile {
  let tile: WorldTile
  let transform: CGAffineTransform
}

extension World {
  /// What is drawn for a view, the lowest first: a level for all of it, and upon it those that have more of a part.
  func levels(for view: WorldView) -> [SeenLevel] {
    guard let directory else { return [] }
    let zoom = view.zoom
    var result: [SeenLevel] = []
    for level in directory.levels.reversed() {
      let isTooFine = Double(level.zooms.lowerBound) > zoom && level.zooms.lowerBound > 0
      if isTooFine || !level.meets(view) { continue }
      let seen = tiles(of: level, in: view)
      // What is coarser stands in for what is on its way.
      if seen.isIncomplete { continue }
      result.append(seen)
      if level.covers(view) { break }
    }
    return result.reversed()
  }

  /// What of a level is seen.
  struct SeenLevel {
    var level: WorldDirectory.Level
    var tiles: [SeenTile] = []

    /// Whether blocks of it are on their way.
    var isIncomplete = false
  }

  /// The tiles of a level that are seen, in all copies of the world.
  func tiles(of level: WorldDirectory.Level, in view: WorldView) -> SeenLevel {
    var seen = SeenLevel(level: level)
    let (x, y) = view.visible
    let row = level.tilesInRow
    let blocks = 1 << level.blockZoom
    let tiles = Double(blocks * row)
    func index(_ part: Double) -> Int { Int((part * tiles).rounded(.down)) }
    let columns = index(x.lowerBound)...index(x.upperBound)
    let top = max(0, min(blocks * row - 1, index(y.lowerBound)))
    let rows = top...max(top, min(blocks * row - 1, index(y.upperBound)))
    for blockY in rows.lowerBound / row...rows.upperBound / row {
      for blockX in columns.lowerBound.floored(by: row)...columns.upperBound.floored(by: row) {
        let inWorld = blockX - blockX.floored(by: blocks) * blocks
        guard let chunk = level.chunk(x: inWorld, y: blockY) else { continue }
        guard let block = block(chunk, tilesInRow: row) else {
          seen.isIncomplete = true
          continue
        }
        let across = columns.clamped(to: blockX * row...blockX * row + row - 1)
        let down = rows.clamped(to: blockY * row...blockY * row + row - 1)
        for y in down {
          for x in across {
            let transform = view.transform(
              column: x,
              row: y,
              tiles: blocks * row,
              units: Double(level.extent)
            )
            let tile = block.tiles[(y - blockY * row) * row + x - blockX * row]
            seen.tiles.append(SeenTile(tile: tile, transform: transform))
          }
        }
      }
    }
    return seen
  }
}

extension Int {
  /// The number divided by another, and rounded down also where it is negative.
  fileprivate func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self - 1) / divisor) - 1
  }
}

extension WorldDirectory.Level {
  /// Whether the level has something of what is seen.
  func meets(_ view: WorldView) -> Bool {
    if isWholeWorld { return true }
    let (x, y) = view.visible
    guard y.lowerBound < south, y.upperBound > north else { return false }
    return copies(in: x).contains { x.lowerBound < east + $0 && x.upperBound > west + $0 }
  }

  /// Whether the level has all of what is seen.
  func covers(_ view: WorldView) -> Bool {
    if isWholeWorld { return true }
    let (x, y) = view.visible
    guard y.lowerBound >= north, y.upperBound <= south else { return false }
    return copies(in: x).contains { x.lowerBound >= west + $0 && x.upperBound <= east + $0 }
  }

  /// How many worlds the copies of the world that are seen lie to the east.
  func copies(in x: ClosedRange<Double>) -> [Double] {
    Array(stride(from: x.lowerBound.rounded(.down), through: x.upperBound, by: 1))
  }
}
