/// The vertices of a line whose importance reaches a limit, with an index of where they are.
struct LineLevel: Hashable, Sendable {
  /// The number of pieces between vertices that share a box.
  ///
  /// A box takes 32 bytes, so at 64 the index adds half a byte a vertex; a smaller number makes a view of
  /// a long line test more boxes, a larger one makes it look at more vertices outside.
  static let piecesPerBox = 64

  /// The least importance of a vertex of the level.
  let limit: Float

  /// The indices in the line of the level's vertices; empty for the level of all.
  private let vertices: [Int32]

  /// The number of vertices.
  let count: Int

  /// The boxes of each ``piecesPerBox`` pieces, in the order of the line.
  let boxes: [BoundingBox]

  /// Creates the level of all vertices.
  init(of line: [MKMapPoint]) {
    limit = 0
    vertices = []
    count = line.count
    boxes = Self.boxes(count: line.count) { line[$0] }
  }

  /// Creates a level of some vertices.
  init(of line: [MKMapPoint], vertices: [Int32], limit: Float) {
    self.limit = limit
    self.vertices = vertices
    count = vertices.count
    boxes = Self.boxes(count: vertices.count) { line[Int(vertices[$0])] }
  }

  /// The index in the line of a vertex of the level.
  func vertex(_ entry: Int) -> Int {
    vertices.isEmpty ? entry : Int(vertices[entry])
  }

  /// The entries of the level that the pieces of a box begin and end at.
  func entries(ofBox box: Int) -> ClosedRange<Int> {
    let first = box * Self.piecesPerBox
    return first...min(first + Self.piecesPerBox, count - 1)
  }

  /// Neighbouring boxes share the vertex between them, so that the box of a piece holds all of it.
  private static func boxes(count: Int, point: (Int) -> MKMapPoint) -> [BoundingBox] {
    var boxes: [BoundingBox] = []
    boxes.reserveCapacity(count / piecesPerBox + 1)
    for first in stride(from: 0, to: max(1, count - 1), by: piecesPerBox) where first < count {
      var box = BoundingBox(point(first))
      for entry in first...min(first + piecesPerBox, count - 1) { box.include(point(entry)) }
      boxes.append(box)
    }
    return boxes
  }
}
