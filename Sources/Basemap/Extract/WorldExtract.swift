package import Drawing
package import Geodesy

/// Makes a smaller file of the world: all of it as seen from afar, and more where somebody was.
///
/// It reads from sources that answer at once.
package struct WorldExtract {
  /// The zoom up to which the whole world is kept.
  private static let worldZoom = 6

  /// The degrees round the places that are kept at least.
  private static let leastMargin = 0.15

  /// The samples of grids beyond what is kept, for the curves between them.
  private static let gridMargin = 8

  /// The degrees round the places for which the heights of the whole world are kept as they are; elsewhere every second
  /// row and column is.
  private static let coarseMargin = 4.0

  private let source: any ByteSource
  private let deflate: ([UInt8]) -> [UInt8]?
  private var chunks: [[UInt8]] = []

  /// Creates an extract of a file; `deflate` makes a zlib stream of bytes.
  package init(_ source: any ByteSource, deflate: @escaping ([UInt8]) -> [UInt8]?) {
    self.source = source
    self.deflate = deflate
  }

  /// The file that has the world, and what is near to a rectangle of the map, with a margin of half its size; `nil`
  /// where the source has no such file.
  package mutating func bytes(around rect: MKMapRect) -> [UInt8]? {
    guard var directory = directory() else { return nil }
    let area = Area(rect)
    directory.names = copy(directory.names)
    directory.countries = copy(directory.countries)
    directory.levels = directory.levels.compactMap { level($0, area) }
    directory.labelSets = directory.labelSets.compactMap { labelSet($0, area) }
    directory.grids = directory.grids.flatMap { grids($0, area) }
    return DirectoryWriter.file(directory, chunks: chunks)
  }

  /// What is near to the places.
  private struct Area {
    var west: Double
    var north: Double
    var east: Double
    var south: Double

    /// What is near to a rectangle; `nil` where that is nowhere.
    init?(_ rect: MKMapRect) {
      guard !rect.isNull, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ $0.isFinite })
      else { return nil }
      let world = MKMapSize.world.width
      let (width, height) = (rect.width / world, rect.height / world)
      let least = leastMargin / 360
      let (across, down) = (max(width / 2, least), max(height / 2, least))
      west = rect.minX / world - across
      east = rect.maxX / world + across
      north = max(0, rect.minY / world - down)
      south = min(1, rect.maxY / world + down)
    }

    /// Whether a part of the world is near, in any copy of it.
    func meets(left: Double, top: Double, right: Double, bottom: Double) -> Bool {
      guard top < south, bottom > north else { return false }
      let shift = (west - right).rounded(.down) + 1
      return left + shift < east
    }
  }

  private func directory() -> WorldDirectory? {
    let prefix = WorldDirectory.prefixLength
    guard let head = read(0..<min(prefix, source.count), inflatedCount: nil),
      let length = DirectoryReader.length(ofFileBeginning: head, fileLength: source.count),
      let bytes = read(prefix..<prefix + length, inflatedCount: nil)
    else { return nil }
    return DirectoryReader.directory(bytes, fileLength: source.count)
  }

  private func read(_ range: Range<Int>, inflatedCount: Int?) -> [UInt8]? {
    var result: [UInt8]?
    source.read(range, inflatedCount: inflatedCount) { result = $0 }
    return result
  }

  // MARK: - Chunks

  /// Where a chunk will be: its offset is its number until the file is written.
  private mutating func add(_ bytes: [UInt8], inflatedLength: Int) -> WorldDirectory.Chunk {
    let chunk = WorldDirectory.Chunk(
      offset: chunks.count,
      length: bytes.count,
      inflatedLength: inflatedLength
    )
    chunks.append(bytes)
    return chunk
  }

  private mutating func copy(_ chunk: WorldDirectory.Chunk) -> WorldDirectory.Chunk {
    let range = chunk.offset..<chunk.offset + chunk.length
    guard !chunk.isEmpty, let bytes = read(range, inflatedCount: nil) else {
      return WorldDirectory.Chunk(offset: 0, length: 0, inflatedLength: 0)
    }
    return add(bytes, inflatedLength: chunk.inflatedLength)
  }

  private func inflated(_ chunk: WorldDirectory.Chunk) -> [UInt8]? {
    read(chunk.offset..<chunk.offset + chunk.length, inflatedCount: chunk.inflatedLength)
  }

  private mutating func addDeflated(_ bytes: [UInt8]) -> WorldDirectory.Chunk? {
    deflate(bytes).map { add($0, inflatedLength: bytes.count) }
  }

  // MARK: - Parts

  private mutating func level(
    _ level: WorldDirectory.Level,
    _ area: Area?
  ) -> WorldDirectory.Level? {
    let isWorld = level.zooms.lowerBound <= Self.worldZoom && level.isWholeWorld
    let side = 1 / Double(1 << level.blockZoom)
    var level = level
    var blocks: [(x: Int, y: Int, chunk: WorldDirectory.Chunk)] = []
    var (columns, rows) = ((low: Int.max, high: -1), (low: Int.max, high: -1))
    let count = 1 << level.blockZoom
    for y in 0..<count {
      for x in 0..<count {
        let (left, top) = (Double(x) * side, Double(y) * side)
        let isNear = area?.meets(left: left, top: top, right: left + side, bottom: top + side)
        guard isWorld || isNear == true else { continue }
        columns = (min(columns.low, x), max(columns.high, x))
        rows = (min(rows.low, y), max(rows.high, y))
        if let chunk = level.chunk(x: x, y: y) { blocks.append((x, y, copy(chunk))) }
      }
    }
    if !isWorld {
      guard !blocks.isEmpty else { return nil }
      level.west = max(level.west, Double(columns.low) * side)
      level.east = min(level.east, Double(columns.high + 1) * side)
      level.north = max(level.north, Double(rows.low) * side)
      level.south = min(level.south, Double(rows.high + 1) * side)
      guard level.west < level.east, level.north < level.south else { return nil }
    }
    level.blocks = blocks
    return level
  }

  private mutating func labelSet(
    _ set: WorldDirectory.LabelSet,
    _ area: Area?
  ) -> WorldDirectory.LabelSet? {
    var set = set
    if set.zooms.lowerBound <= Self.worldZoom {
      set.chunk = copy(set.chunk)
      return set
    }
    guard let bytes = inflated(set.chunk), let labels = WorldLabel.labels(bytes) else { return nil }
    let world = MKMapSize.world.width
    let near = labels.filter {
      let (x, y) = ($0.place.x / world, $0.place.y / world)
      return area?.meets(left: x, top: y, right: x, bottom: y) == true
    }
    guard !near.isEmpty, let chunk = addDeflated(WorldLabel.bytes(of: near)) else { return nil }
    set.chunk = chunk
    return set
  }

  private mutating func grids(
    _ grid: WorldDirectory.Grid,
    _ area: Area?
  ) -> [WorldDirectory.Grid] {
    guard let bytes = inflated(grid.chunk), let heights = Heights(bytes, grid) else { return [] }
    var result: [WorldDirectory.Grid] = []
    let isWorld = grid.isWholeWorld
    if isWorld { append(heights.thinned, to: &result) }
    let margin = isWorld ? Int(Self.coarseMargin / grid.step) : Self.gridMargin
    if let area, let (columns, rows) = range(of: area, in: grid, margin: margin) {
      var part = heights.cut(columns: columns, rows: rows)
      if isWorld { part.grid.minZoom = max(part.grid.minZoom, 4) }
      append(part, to: &result)
    }
    return result
  }

  private mutating func append(_ heights: Heights, to grids: inout [WorldDirectory.Grid]) {
    guard let chunk = addDeflated(heights.filtered) else { return }
    var grid = heights.grid
    grid.chunk = chunk
    grids.append(grid)
  }

  /// The samples that are near; `nil` where there are none.
  private func range(
    of area: Area,
    in grid: WorldDirectory.Grid,
    margin: Int
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    func latitude(_ y: Double) -> Double {
      MKMapPoint(x: 0, y: y * MKMapSize.world.width).coordinate.latitude
    }
    let shift = (area.west - (grid.west + 180) / 360).rounded(.down)
    func column(_ x: Double) -> Double { ((x - shift) * 360 - 180 - grid.west) / grid.step }
    func row(_ y: Double) -> Double { (grid.north - latitude(y)) / grid.step }
    let left = max(0, Int(column(area.west).rounded(.down)) - margin)
    let right = min(grid.width, Int(column(area.east).rounded(.up)) + margin + 1)
    let top = max(0, Int(row(area.north).rounded(.down)) - margin)
    let bottom = min(grid.height, Int(row(area.south).rounded(.up)) + margin + 1)
    return right - left >= 2 && bottom - top >= 2 ? (left..<right, top..<bottom) : nil
  }
}
