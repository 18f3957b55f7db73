/// Tiles that are read together.
struct WorldBlock {
  /// The tiles, by row and column.
  let tiles: [WorldTile]

  /// The bytes that it takes in memory, roughly.
  let cost: Int

  /// Reads a block of so many tiles in a row and in a column; `nil` where the bytes make no sense.
  init?(_ bytes: [UInt8], tilesInRow: Int) {
    var reader = ByteReader(bytes)
    var tiles: [WorldTile] = []
    for _ in 0..<tilesInRow * tilesInRow {
      guard let tile = WorldTile(&reader) else { return nil }
      tiles.append(tile)
    }
    guard reader.isAtEnd else { return nil }
    self.tiles = tiles
    // Most points take two bytes in the file and four in memory.
    cost = bytes.count * 2 + tiles.count * MemoryLayout<WorldTile>.size
  }
}
