package import Drawing
internal import Geodesy

/// The world that ships with the program, as much of it as was asked for.
///
/// Blocks of tiles are read and inflated when they are looked at, and those that were not looked at for longest are let
/// go when they take too much memory. What is not there yet is asked for, and ``onArrival`` tells when it came.
package final class World {
  /// The most bytes of tiles and heights that are kept.
  private static let mostKept = 48 << 20

  /// Is told when something came that was asked for and not there.
  package var onArrival: (() -> Void)?

  private let source: any ByteSource
  private(set) var directory: WorldDirectory?

  /// What there is of a part of the file.
  private enum Content {
    case coming
    case missing
    case block(WorldBlock)
    case labels([WorldLabel])
    case heights(Heights)
    case lines([ArraySlice<UInt8>])

    var cost: Int {
      switch self {
      case .coming, .missing: 0
      case .block(let block): block.cost
      case .heights(let heights): heights.cost
      // They are few, and always needed.
      case .labels, .lines: 0
      }
    }
  }

  private struct Entry {
    var content: Content
    var lastUse: UInt64
  }

  /// By the offset in the file.
  private var entries: [Int: Entry] = [:]
  private var kept = 0
  private var clock: UInt64 = 0

  /// Whether something was asked for that has not come.
  private(set) var isWaiting = false

  private var awaited = 0 {
    didSet { isWaiting = awaited > 0 }
  }

  /// Creates a world from a file; nothing is read of it but its directory.
  package init(_ source: any ByteSource) {
    self.source = source
    readDirectory()
  }

  /// What is to be shown wherever the world is.
  var credit: String { directory?.credit ?? "" }

  private func readDirectory() {
    let prefix = WorldDirectory.prefixLength
    read(0..<prefix, inflatedCount: nil) { [self] bytes in
      guard let bytes,
        let length = DirectoryReader.length(ofFileBeginning: bytes, fileLength: source.count)
      else { return }
      read(prefix..<prefix + length, inflatedCount: nil) { [self] bytes in
        directory = bytes.flatMap { DirectoryReader.directory($0, fileLength: source.count) }
      }
    }
  }

  // MARK: - Parts of the file

  /// The tiles of a block; `nil` where there is sea, or while they are on their way.
  func block(_ chunk: WorldDirectory.Chunk, tilesInRow: Int) -> WorldBlock? {
    let content = content(of: chunk) {
      WorldBlock($0, tilesInRow: tilesInRow).map { .block($0) }
    }
    return if case .block(let block) = content { block } else { nil }
  }

  func labels(_ chunk: WorldDirectory.Chunk) -> [WorldLabel]? {
    let content = content(of: chunk) { WorldLabel.labels($0).map { .labels($0) } }
    return if case .labels(let labels) = content { labels } else { nil }
  }

  func heights(_ grid: WorldDirectory.Grid) -> Heights? {
    let content = content(of: grid.chunk) { Heights($0, grid).map { .heights($0) } }
    return if case .heights(let heights) = content { heights } else { nil }
  }

  func lines(_ chunk: WorldDirectory.Chunk) -> [ArraySlice<UInt8>]? {
    let content = content(of: chunk) { bytes in
      var reader = ByteReader(bytes)
      return .lines(reader.lines())
    }
    return if case .lines(let lines) = content { lines } else { nil }
  }

  /// What a part of the file holds, as far as it is there; it is asked for where it is not.
  private func content(
    of chunk: WorldDirectory.Chunk,
    _ decode: @escaping ([UInt8]) -> Content?
  ) -> Content? {
    if chunk.isEmpty { return nil }
    clock += 1
    if let index = entries.index(forKey: chunk.offset) {
      entries.values[index].lastUse = clock
      return entries.values[index].content
    }
    entries[chunk.offset] = Entry(content: .coming, lastUse: clock)
    let range = chunk.offset..<chunk.offset + chunk.length
    read(range, inflatedCount: chunk.inflatedLength) { [self] bytes in
      // What cannot be read is not asked for again.
      let content = bytes.flatMap(decode) ?? .missing
      entries[chunk.offset]?.content = content
      kept += content.cost
      makeRoom(keeping: chunk.offset)
    }
    return entries[chunk.offset]?.content
  }

  /// Lets go what was not looked at for longest.
  private func makeRoom(keeping offset: Int) {
    while kept > Self.mostKept {
      var oldest: (offset: Int, use: UInt64)?
      for (key, entry) in entries where entry.content.cost > 0 && key != offset {
        if entry.lastUse < oldest?.use ?? .max { oldest = (key, entry.lastUse) }
      }
      guard let oldest, let entry = entries.removeValue(forKey: oldest.offset) else { return }
      kept -= entry.content.cost
    }
  }

  private func read(
    _ range: Range<Int>,
    inflatedCount: Int?,
    then: @escaping ([UInt8]?) -> Void
  ) {
    awaited += 1
    var isLate = false
    source.read(range, inflatedCount: inflatedCount) { [self] bytes in
      awaited -= 1
      then(bytes)
      if isLate { onArrival?() }
    }
    isLate = true
  }
}
