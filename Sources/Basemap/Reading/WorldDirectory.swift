/// What a file of the world has, and where.
///
/// Utilities/basemap/README.md describes the format.
struct WorldDirectory {
  /// A part of the file that is inflated as a whole.
  struct Chunk: Hashable {
    var offset: Int
    var length: Int
    var inflatedLength: Int

    var isEmpty: Bool { length == 0 }
  }

  /// The tiles of a range of zooms.
  struct Level {
    var zooms: ClosedRange<Int>

    /// The zoom of the tiles that are read together, and that of the tiles.
    var blockZoom: Int
    var tileZoom: Int

    /// The units that a tile is wide, and those that areas go on beyond its edges.
    var extent: Int
    var buffer: Int

    /// What of the world there is, as parts of its width.
    var west: Double
    var north: Double
    var east: Double
    var south: Double

    /// The blocks with something in them, by row and column; where there is none, there is sea.
    var blocks: [(x: Int, y: Int, chunk: Chunk)]

    /// The tiles in a row of a block.
    var tilesInRow: Int { 1 << (tileZoom - blockZoom) }

    var isWholeWorld: Bool { west == 0 && north == 0 && east == 1 && south == 1 }

    /// The bytes of a block; `nil` where there is sea.
    func chunk(x: Int, y: Int) -> Chunk? {
      var (low, high) = (0, blocks.count)
      while low < high {
        let middle = (low + high) / 2
        let block = blocks[middle]
        if (block.y, block.x) < (y, x) { low = middle + 1 } else { high = middle }
      }
      guard low < blocks.count, blocks[low].x == x, blocks[low].y == y else { return nil }
      return blocks[low].chunk
    }
  }

  /// The names of places that appear at some zoom.
  struct LabelSet {
    var zooms: ClosedRange<Int>
    var chunk: Chunk
  }

  /// Heights of a region.
  struct Grid {
    /// How a height is written.
    enum Encoding {
      case linear(Double)
      case squareRoot(Double)
    }

    var west: Double
    var north: Double

    /// The degrees from one sample to the next.
    var step: Double
    var width: Int
    var height: Int
    var encoding: Encoding

    /// The zoom from which on it is used.
    var minZoom: Int
    var chunk: Chunk

    var isWholeWorld: Bool { Double(width) * step >= 360 }
  }

  /// The bytes before the directory.
  static let prefixLength = 8

  /// The names of rivers and lakes, which their shapes refer to.
  var names: Chunk

  /// The names of countries in many languages.
  var countries: Chunk

  /// What is to be shown wherever the data is.
  var credit: String
  var levels: [Level]
  var labelSets: [LabelSet]
  var grids: [Grid]
}
