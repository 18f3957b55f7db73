/// A square of the map: what is land and water in it, and what lies on them.
struct WorldTile {
  /// Points of a tile, from 0 to its extent, and a little beyond; x and y in turn.
  typealias Units = [Int16]

  /// Lines, or the outlines of areas.
  struct Shapes {
    var units: Units = []

    /// The number of points of each line or outline.
    var runs: [Int32] = []

    var isEmpty: Bool { runs.isEmpty }
  }

  /// Lines of one kind and rank.
  struct Lines {
    var shapes = Shapes()

    /// What the lines are called, by a number of the file's names from 1 on; 0 where they have none.
    var names: [Int32] = []

    /// How much each counts, in the words of its kind.
    var ranks: [UInt8] = []
  }

  /// What is where nothing is said.
  enum Ground {
    case sea
    case land
  }

  var ground = Ground.sea
  var land = Shapes()
  var lakes = Shapes()
  var urban = Shapes()

  /// With the scale rank of Natural Earth, 0 for the greatest.
  var rivers = Lines()

  /// With 1 where it is disputed or nowhere laid down.
  var borders = Lines()

  /// With the zoom from which on they are shown.
  var regions = Lines()

  /// What is read of a tile, in the order of the format.
  private enum Layer: UInt8 {
    case land = 1
    case lake
    case river
    case border
    case region
    case urban
  }

  /// Reads the next tile; `nil` where the bytes make no sense.
  init?(_ reader: inout ByteReader) {
    let flags = reader.byte()
    guard reader.isValid, flags < 4 else { return nil }
    ground = flags & 1 == 1 ? .land : .sea
    guard flags >= 2 else { return }
    for _ in 0..<reader.count() {
      guard let layer = Layer(rawValue: reader.byte()) else { return nil }
      var cursor = Cursor()
      for _ in 0..<reader.count() {
        guard read(layer, &reader, &cursor) else { return nil }
      }
    }
    guard reader.isValid else { return nil }
  }

  /// Where the last point was.
  private struct Cursor {
    var x: Int32 = 0
    var y: Int32 = 0

    /// Reads a point; one that no tile can have makes no sense.
    mutating func move(_ reader: inout ByteReader, into units: inout Units) -> Bool {
      x &+= reader.zigzag()
      y &+= reader.zigzag()
      guard let x = Int16(exactly: x), let y = Int16(exactly: y) else { return false }
      units.append(x)
      units.append(y)
      return true
    }
  }

  private mutating func read(
    _ layer: Layer,
    _ reader: inout ByteReader,
    _ cursor: inout Cursor
  ) -> Bool {
    let name = layer == .lake || layer == .river ? Int32(truncatingIfNeeded: reader.varint()) : 0
    switch layer {
    case .land: return Self.area(&reader, &cursor, into: &land)
    case .lake: return Self.area(&reader, &cursor, into: &lakes)
    case .urban: return Self.area(&reader, &cursor, into: &urban)
    case .river: return Self.line(&reader, &cursor, name, into: &rivers)
    case .border: return Self.line(&reader, &cursor, name, into: &borders)
    case .region: return Self.line(&reader, &cursor, name, into: &regions)
    }
  }

  private static func area(
    _ reader: inout ByteReader,
    _ cursor: inout Cursor,
    into shapes: inout Shapes
  ) -> Bool {
    for _ in 0..<reader.count() where !points(&reader, &cursor, into: &shapes) { return false }
    return true
  }

  private static func line(
    _ reader: inout ByteReader,
    _ cursor: inout Cursor,
    _ name: Int32,
    into lines: inout Lines
  ) -> Bool {
    lines.names.append(name)
    lines.ranks.append(reader.byte())
    return points(&reader, &cursor, into: &lines.shapes)
  }

  private static func points(
    _ reader: inout ByteReader,
    _ cursor: inout Cursor,
    into shapes: inout Shapes
  ) -> Bool {
    let count = reader.count(ofAtLeast: 2)
    shapes.runs.append(Int32(count))
    shapes.units.reserveCapacity(shapes.units.count + 2 * count)
    for _ in 0..<count where !cursor.move(&reader, into: &shapes.units) { return false }
    return reader.isValid
  }
}
