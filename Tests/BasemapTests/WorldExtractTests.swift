import Drawing
import Geodesy
import Testing

@testable import Basemap

@Suite struct WorldExtractTests {
  private static let rect = MKMapRect(
    origin: TinyWorld.point(0.78125),
    size: MKMapSize(width: 1000, height: 1000)
  )

  private func extract(around rect: MKMapRect) throws -> World {
    var extract = WorldExtract(MemorySource(TinyWorld.bytes())) { $0 }
    let bytes = extract.bytes(around: rect)
    return World(MemorySource(try #require(bytes)))
  }

  @Test func `an extract has the world from afar and the credit`() throws {
    let world = try extract(around: Self.rect)
    let directory = try #require(world.directory)
    #expect(directory.credit == TinyWorld.credit)
    #expect(directory.levels.map { $0.zooms } == [0...0, 1...3])
    let chunk = try #require(directory.levels[0].chunk(x: 0, y: 0))
    #expect(world.block(chunk, tilesInRow: 1)?.tiles.first?.land.runs == [4])
  }

  @Test func `heights are coarse but for those near to the place`() throws {
    let world = try extract(around: Self.rect)
    let grids = try #require(world.directory?.grids)
    #expect(grids.map { $0.step } == [20, 10])
    let coarse = try #require(world.heights(grids[0]))
    #expect(coarse.samples[1] == TinyWorld.samples[2])
    #expect(coarse.samples[18] == TinyWorld.samples[72])
    let fine = try #require(world.heights(grids[1]))
    let column = Int((fine.grid.west + 180) / 10)
    let row = Int((80 - fine.grid.north) / 10)
    #expect(fine.samples[0] == TinyWorld.samples[row * 36 + column])
  }

  @Test func `an extract round nothing has the world alone`() throws {
    let world = try extract(around: .null)
    #expect(world.directory?.grids.map { $0.step } == [20])
  }
}
