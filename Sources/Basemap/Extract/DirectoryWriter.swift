/// Writes files of the world.
struct DirectoryWriter {
  private var writer = ByteWriter()
  private let offsets: [Int]

  /// The file of a directory whose chunks have their numbers in place of their offsets.
  static func file(_ directory: WorldDirectory, chunks: [[UInt8]]) -> [UInt8] {
    // The length of a directory does not depend on the numbers in it.
    let blank = DirectoryWriter(directory, offsets: Array(repeating: 0, count: chunks.count))
    let length = blank.writer.bytes.count
    var end = WorldDirectory.prefixLength + length
    var offsets: [Int] = []
    for chunk in chunks {
      offsets.append(end)
      end += chunk.count
    }
    var file = ByteWriter()
    file.append("OBM2".utf8)
    file.uint32(UInt32(length))
    file.append(DirectoryWriter(directory, offsets: offsets).writer.bytes)
    for chunk in chunks { file.append(chunk) }
    return file.bytes
  }

  private init(_ directory: WorldDirectory, offsets: [Int]) {
    self.offsets = offsets
    writer.byte(UInt8(directory.levels.count))
    writer.byte(UInt8(directory.labelSets.count))
    writer.byte(UInt8(directory.grids.count))
    writer.byte(0)
    add(directory.names)
    add(directory.countries)
    writer.uint16(directory.credit.utf8.count)
    writer.append(directory.credit.utf8)
    for level in directory.levels { add(level) }
    for set in directory.labelSets {
      add(set.zooms)
      writer.uint16(0)
      add(set.chunk)
    }
    for grid in directory.grids { add(grid) }
  }

  private mutating func add(_ chunk: WorldDirectory.Chunk) {
    writer.uint32(chunk.isEmpty ? 0 : UInt32(offsets[chunk.offset]))
    writer.uint32(UInt32(chunk.length))
    writer.uint32(UInt32(chunk.inflatedLength))
  }

  private mutating func add(_ zooms: ClosedRange<Int>) {
    writer.byte(UInt8(zooms.lowerBound))
    writer.byte(UInt8(zooms.upperBound))
  }

  private mutating func add(_ level: WorldDirectory.Level) {
    add(level.zooms)
    writer.byte(UInt8(level.blockZoom))
    writer.byte(UInt8(level.tileZoom))
    writer.uint16(level.extent)
    writer.uint16(level.buffer)
    for part in [level.west, level.north, level.east, level.south] {
      writer.uint32(part >= 1 ? .max : UInt32(part * 4_294_967_296))
    }
    writer.uint32(UInt32(level.blocks.count))
    for block in level.blocks {
      writer.uint16(block.x)
      writer.uint16(block.y)
      add(block.chunk)
    }
  }

  private mutating func add(_ grid: WorldDirectory.Grid) {
    writer.double(grid.west)
    writer.double(grid.north)
    writer.double(grid.step)
    writer.uint16(grid.width)
    writer.uint16(grid.height)
    switch grid.encoding {
    case .linear(let factor): add(encoding: 0, factor, grid)
    case .squareRoot(let factor): add(encoding: 1, factor, grid)
    }
    add(grid.chunk)
  }

  private mutating func add(encoding: UInt8, _ factor: Double, _ grid: WorldDirectory.Grid) {
    writer.byte(encoding)
    writer.byte(UInt8(grid.minZoom))
    writer.uint16(0)
    writer.float(Float(factor))
  }
}
