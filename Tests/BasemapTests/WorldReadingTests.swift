import Drawing
import Geodesy
import TestSupport
import Testing

@testable import Basemap

@Suite struct WorldReadingTests {
  private func read(_ bytes: [UInt8]) -> WorldDirectory? {
    let prefix = WorldDirectory.prefixLength
    guard bytes.count >= prefix,
      let length = DirectoryReader.length(
        ofFileBeginning: Array(bytes[..<prefix]),
        fileLength: bytes.count
      )
    else { return nil }
    return DirectoryReader.directory(
      Array(bytes[prefix..<prefix + length]),
      fileLength: bytes.count
    )
  }

  @Test func `numbers are read as they are written, and not beyond the end`() {
    var writer = ByteWriter()
    writer.byte(200)
    writer.uint16(65_535)
    writer.uint24(0xAB_CDEF)
    writer.uint32(.max)
    writer.double(-0.1)
    writer.float(1.5)
    for value in [0, 1, 127, 128, 16_384, .max] as [UInt32] { writer.varint(value) }
    writer.zigzag(-1)
    writer.zigzag(2_000_000)
    var reader = ByteReader(writer.bytes)
    #expect(reader.byte() == 200)
    #expect(reader.uint16() == 65_535)
    #expect(reader.uint24() == 0xAB_CDEF)
    #expect(reader.uint32() == .max)
    #expect(reader.double() == -0.1)
    #expect(reader.float() == 1.5)
    for value in [0, 1, 127, 128, 16_384, .max] as [UInt32] { #expect(reader.varint() == value) }
    #expect(reader.zigzag() == -1)
    #expect(reader.zigzag() == 2_000_000)
    #expect(reader.isAtEnd)
    #expect(reader.byte() == 0)
    #expect(!reader.isValid)
  }

  @Test(arguments: [[0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0x80, 0x80, 0x80, 0x80, 0x80, 0]])
  func `a number that does not end or is too large is none`(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    #expect(reader.varint() == 0)
    #expect(!reader.isValid)
  }

  @Test func `a directory tells what there is`() throws {
    let directory = try #require(read(TinyWorld.bytes()))
    #expect(directory.credit == TinyWorld.credit)
    #expect(directory.levels.map { $0.zooms } == [0...0, 1...3])
    #expect(directory.levels[1].chunk(x: 1, y: 0) != nil)
    #expect(directory.levels[1].chunk(x: 0, y: 0) == nil)
    #expect(directory.grids.map { $0.step } == [10])
  }

  @Test func `a tile has land, rivers and their names`() throws {
    let world = World(MemorySource(TinyWorld.bytes()))
    let levels = try #require(world.directory?.levels)
    let chunk = try #require(levels[0].chunk(x: 0, y: 0))
    let tile = try #require(world.block(chunk, tilesInRow: 1)?.tiles.first)
    #expect(tile.ground == .sea)
    #expect(tile.land.units == [20, 20, 60, 20, 60, 60, 20, 60])
    #expect(tile.land.runs == [4])
    let other = try #require(levels[1].chunk(x: 1, y: 0))
    let quarter = try #require(world.block(other, tilesInRow: 1)?.tiles.first)
    #expect(quarter.ground == .land)
    #expect(quarter.rivers.shapes.units == [0, 50, 100, 50])
    #expect(quarter.rivers.names == [1])
    #expect(quarter.rivers.ranks == [3])
  }

  @Test func `heights are what was written, between samples a smooth curve`() throws {
    let heights = Heights(samples: TinyWorld.samples, grid: TinyWorld.grid(nil))
    let read = try #require(Heights(heights.filtered, TinyWorld.grid(nil)))
    #expect(read.samples == TinyWorld.samples)
    let row = read.row(4, columns: [3, 35, 36])
    #expect(row[0] == Float(TinyWorld.samples[4 * 36 + 3]) * 20)
    // The world goes on where it began.
    #expect(row[2] == Float(TinyWorld.samples[4 * 36]) * 20)
  }

  @Test func `names come in the person's language, the most important first`() {
    let world = World(MemorySource(TinyWorld.bytes()))
    let view = WorldView(
      size: CGSize(width: 1024, height: 512),
      center: TinyWorld.point(0.5),
      scale: 4 / 1_048_576,
      heading: 0
    )
    func names(_ language: String) -> [String] {
      PlaceNames().names(for: view, in: world, language: language).map { $0.text }
    }
    #expect(names("en") == ["Nowhere", "Somewhere", "Peak"])
    #expect(names("de") == ["Nirgends", "Somewhere", "Peak"])
    #expect(names("fr").first == "Nowhere")
    #expect(names("xx").first == "Nowhere")
  }

  @Test func `what comes late is told of, and asked for once`() throws {
    let source = MemorySource(TinyWorld.bytes())
    source.isLate = true
    let world = World(source)
    var arrivals = 0
    world.onArrival = { arrivals += 1 }
    #expect(world.directory == nil && world.isWaiting)
    source.deliver()
    source.deliver()
    let chunk = try #require(world.directory?.levels.first?.chunk(x: 0, y: 0))
    #expect(world.block(chunk, tilesInRow: 1) == nil)
    #expect(world.block(chunk, tilesInRow: 1) == nil)
    source.deliver()
    #expect(world.block(chunk, tilesInRow: 1) != nil)
    #expect(!world.isWaiting)
    #expect(arrivals == 3)
    #expect(source.reads.count == 3)
  }

  @Test func `a file that ends anywhere is no world, or one with less in it`() {
    let bytes = TinyWorld.bytes()
    for count in 0..<bytes.count {
      let world = World(MemorySource(Array(bytes[..<count])))
      if let directory = world.directory { look(at: directory, of: world) }
    }
  }

  @Test(arguments: 1...8)
  func `damaged files are read to their end`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let whole = TinyWorld.bytes()
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255,
          using: &generator
        )
      }
      let world = World(MemorySource(bytes))
      if let directory = world.directory { look(at: directory, of: world) }
    }
  }

  /// Reads everything that there is.
  private func look(at directory: WorldDirectory, of world: World) {
    for level in directory.levels {
      for block in level.blocks { _ = world.block(block.chunk, tilesInRow: level.tilesInRow) }
    }
    for set in directory.labelSets { _ = world.labels(set.chunk) }
    for grid in directory.grids { _ = world.heights(grid)?.row(0, columns: [0]) }
    _ = world.lines(directory.countries)
  }
}
