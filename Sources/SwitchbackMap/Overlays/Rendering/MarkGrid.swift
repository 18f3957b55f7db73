internal import Drawing

/// Remembers where marks lie, so that they keep a distance from each other.
struct MarkGrid {
  /// The edge of a square by which neighbours are found, in points.
  private static let cell = 64.0

  /// How many squares away neighbours are looked for at most: farther than any screen reaches.
  private static let mostSquares = 256.0

  private var marks: [UInt64: [CGPoint]] = [:]

  /// Adds a mark and tells whether no other one lies within a distance.
  mutating func add(_ point: CGPoint, apart distance: Double) -> Bool {
    let column = Int32((Double(point.x) / Self.cell).rounded(.down))
    let row = Int32((Double(point.y) / Self.cell).rounded(.down))
    let reach = Int32(min((distance / Self.cell).rounded(.up), Self.mostSquares))
    for y in (row &- reach)...(row &+ reach) {
      for x in (column &- reach)...(column &+ reach) {
        for other in marks[Self.key(x, y)] ?? [] {
          let dx = Double(other.x - point.x)
          let dy = Double(other.y - point.y)
          if dx * dx + dy * dy < distance * distance { return false }
        }
      }
    }
    marks[Self.key(column, row), default: []].append(point)
    return true
  }

  private static func key(_ x: Int32, _ y: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y))
  }
}
