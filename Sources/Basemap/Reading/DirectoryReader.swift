/// Reads the directory of a file of the world.
struct DirectoryReader {
  /// The most bytes that one chunk may be, inflated.
  private static let mostInflated = 1 << 24

  /// The deepest zoom that tiles of a file can have: that of the columns that have a number.
  private static let deepest = 16

  private var reader: ByteReader
  private let fileLength: Int
  private var isSound = true

  /// The length of the directory of a file that begins so; `nil` where that is no such file.
  static func length(ofFileBeginning prefix: [UInt8], fileLength: Int) -> Int? {
    var reader = ByteReader(prefix)
    for byte in "OBM2".utf8 where reader.byte() != byte { return nil }
    let length = Int64(reader.uint32())
    let rest = Int64(fileLength - WorldDirectory.prefixLength)
    return reader.isValid && length > 0 && length <= rest ? Int(length) : nil
  }

  /// The directory that the bytes are; `nil` where they make no sense.
  static func directory(_ bytes: [UInt8], fileLength: Int) -> WorldDirectory? {
    var reader = DirectoryReader(bytes, fileLength)
    return reader.directory()
  }

  private init(_ bytes: [UInt8], _ fileLength: Int) {
    reader = ByteReader(bytes)
    self.fileLength = fileLength
  }

  private mutating func directory() -> WorldDirectory? {
    let counts = (levels: reader.byte(), labels: reader.byte(), grids: reader.byte())
    _ = reader.byte()
    var directory = WorldDirectory(
      names: chunk(),
      countries: chunk(),
      credit: reader.text(reader.uint16()),
      levels: [],
      labelSets: [],
      grids: []
    )
    for _ in 0..<counts.levels where reader.isValid { directory.levels.append(level()) }
    for _ in 0..<counts.labels where reader.isValid { directory.labelSets.append(labelSet()) }
    for _ in 0..<counts.grids where reader.isValid { directory.grids.append(grid()) }
    return isSound && reader.isAtEnd ? directory : nil
  }

  private mutating func chunk() -> WorldDirectory.Chunk {
    let (offset, length, inflated) = (reader.uint32(), reader.uint32(), reader.uint32())
    let isInside = Int64(offset) + Int64(length) <= Int64(fileLength)
    guard isInside, inflated <= UInt32(Self.mostInflated) else {
      isSound = false
      return WorldDirectory.Chunk(offset: 0, length: 0, inflatedLength: 0)
    }
    return WorldDirectory.Chunk(
      offset: Int(offset),
      length: Int(length),
      inflatedLength: Int(inflated)
    )
  }

  private mutating func zooms() -> ClosedRange<Int> {
    let (low, high) = (Int(reader.byte()), Int(reader.byte()))
    if low > high { isSound = false }
    return low...max(low, high)
  }

  private mutating func level() -> WorldDirectory.Level {
    var level = WorldDirectory.Level(
      zooms: zooms(),
      blockZoom: Int(reader.byte()),
      tileZoom: Int(reader.byte()),
      extent: reader.uint16(),
      buffer: reader.uint16(),
      west: part(),
      north: part(),
      east: part(),
      south: part(),
      blocks: []
    )
    let isDepth = level.blockZoom <= level.tileZoom && level.tileZoom <= Self.deepest
    guard isDepth, level.tileZoom - level.blockZoom <= 6, level.extent > 0,
      level.extent + level.buffer <= Int(Int16.max)
    else {
      isSound = false
      return level
    }
    let count = Int64(reader.uint32())
    guard count * 16 <= Int64(reader.rest) else {
      isSound = false
      return level
    }
    level.blocks.reserveCapacity(Int(count))
    for _ in 0..<Int(count) {
      let block = (x: reader.uint16(), y: reader.uint16(), chunk: chunk())
      // They are searched by halving.
      if let last = level.blocks.last, (last.y, last.x) >= (block.y, block.x) { isSound = false }
      level.blocks.append(block)
    }
    return level
  }

  /// A place, as a part of the world's width.
  private mutating func part() -> Double {
    let value = reader.uint32()
    return value == .max ? 1 : Double(value) / 4_294_967_296
  }

  private mutating func labelSet() -> WorldDirectory.LabelSet {
    let zooms = zooms()
    _ = reader.uint16()
    return WorldDirectory.LabelSet(zooms: zooms, chunk: chunk())
  }

  private mutating func grid() -> WorldDirectory.Grid {
    let (west, north, step) = (reader.double(), reader.double(), reader.double())
    let (width, height) = (reader.uint16(), reader.uint16())
    let (encoding, minZoom) = (reader.byte(), Int(reader.byte()))
    _ = reader.uint16()
    let factor = Double(reader.float())
    let isPlace = abs(west) <= 360 && abs(north) <= 90 && step > 0 && step <= 90
    if !isPlace || width < 2 || height < 2 || encoding > 1 || !(factor > 0 && factor < 1e6) {
      isSound = false
    }
    return WorldDirectory.Grid(
      west: west,
      north: north,
      step: step,
      width: width,
      height: height,
      encoding: encoding == 0 ? .linear(factor) : .squareRoot(factor),
      minZoom: minZoom,
      chunk: chunk()
    )
  }
}
