import Drawing
import Geodesy

@testable import Basemap

/// A small world: at zoom 0 a square of land in the sea, at zoom 1 land alone in one quarter, with a river and a town.
enum TinyWorld {
  static let credit = "Nobody's data"

  static func bytes() -> [UInt8] {
    var chunks: [[UInt8]] = []
    func chunk(_ bytes: [UInt8]) -> WorldDirectory.Chunk {
      chunks.append(bytes)
      return WorldDirectory.Chunk(
        offset: chunks.count - 1,
        length: bytes.count,
        inflatedLength: bytes.count
      )
    }
    let directory = WorldDirectory(
      names: chunk(Array("Styx".utf8)),
      countries: chunk(Array("de\tfr\nNowhere\tXX\tNirgends\t".utf8)),
      credit: credit,
      levels: [
        level(0...0, [(0, 0, chunk(square))]),
        level(1...3, [(1, 0, chunk(quarter))]),
      ],
      labelSets: [
        WorldDirectory.LabelSet(zooms: 0...22, chunk: chunk(WorldLabel.bytes(of: labels)))
      ],
      grids: [grid(chunk(Heights(samples: samples, grid: grid(nil)).filtered))]
    )
    return DirectoryWriter.file(directory, chunks: chunks)
  }

  private static func level(
    _ zooms: ClosedRange<Int>,
    _ blocks: [(x: Int, y: Int, chunk: WorldDirectory.Chunk)]
  ) -> WorldDirectory.Level {
    WorldDirectory.Level(
      zooms: zooms,
      blockZoom: zooms.lowerBound,
      tileZoom: zooms.lowerBound,
      extent: 100,
      buffer: 2,
      west: 0,
      north: 0,
      east: 1,
      south: 1,
      blocks: blocks
    )
  }

  /// Sea with a square of land from 20 to 60.
  private static let square: [UInt8] = {
    var writer = ByteWriter()
    writer.byte(2)
    writer.varint(1)
    writer.append([1, 1, 1, 4])
    for (dx, dy) in [(20, 20), (40, 0), (0, 40), (-40, 0)] {
      writer.zigzag(dx)
      writer.zigzag(dy)
    }
    return writer.bytes
  }()

  /// Land with a river of the first name and of rank 3.
  private static let quarter: [UInt8] = {
    var writer = ByteWriter()
    writer.byte(3)
    writer.varint(1)
    writer.append([3, 1, 1, 3, 2])
    for (dx, dy) in [(0, 50), (100, 0)] {
      writer.zigzag(dx)
      writer.zigzag(dy)
    }
    return writer.bytes
  }()

  /// A place in the middle of the northern half.
  static func point(_ part: Double) -> MKMapPoint {
    MKMapPoint(x: part * MKMapSize.world.width, y: MKMapSize.world.height / 4)
  }

  static let labels = [
    WorldLabel(
      kind: .country,
      minZoom: 0,
      place: point(0.5),
      size: 0,
      name: "Nowhere"
    ),
    WorldLabel(
      kind: .settlement,
      minZoom: 2,
      place: point(0.78125),
      size: 12_300,
      name: "Somewhere"
    ),
    WorldLabel(
      kind: .peak,
      minZoom: 2,
      place: point(0.82),
      size: 4807,
      name: "Peak"
    ),
  ]

  static let samples: [UInt8] = (0..<36 * 17).map { UInt8(truncatingIfNeeded: $0 * 7) }

  static func grid(_ chunk: WorldDirectory.Chunk?) -> WorldDirectory.Grid {
    WorldDirectory.Grid(
      west: -180,
      north: 80,
      step: 10,
      width: 36,
      height: 17,
      encoding: .linear(20),
      minZoom: 0,
      chunk: chunk ?? WorldDirectory.Chunk(offset: 0, length: 0, inflatedLength: 0)
    )
  }
}

extension ByteWriter {
  mutating func zigzag(_ value: Int) {
    varint(UInt32(bitPattern: Int32(value << 1) ^ Int32(value >> 31)))
  }
}
