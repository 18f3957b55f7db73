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
  private var vertices: [Int32]

  /// The number of vertices.
  private(set) var count: Int

  /// The boxes of each ``piecesPerBox`` pieces, in the order of the line.
  private(set) var boxes: [BoundingBox]

  /// Creates the level of all vertices.
  init(of line: [MKMapPoint]) {
    limit = 0
    vertices = []
    count = line.count
    boxes = []
    appendBoxes(of: line)
  }

  /// Creates a level of some vertices.
  init(of line: [MKMapPoint], vertices: [Int32], limit: Float) {
    self.limit = limit
    self.vertices = vertices
    count = vertices.count
    boxes = []
    appendBoxes(of: line)
  }

  /// Takes in what became of a line from a vertex on, which is in the level and stays there.
  mutating func replaceTail(of line: [MKMapPoint], importances: [Float], from vertex: Int) {
    let firstEntry: Int
    if limit == 0 {
      firstEntry = vertex
      count = line.count
    } else {
      firstEntry = entry(atOrBefore: vertex)
      vertices.removeLast(vertices.count - firstEntry - 1)
      for index in (vertex + 1)..<line.count where importances[index] >= limit {
        vertices.append(Int32(index))
      }
      count = vertices.count
    }
    let box = min(firstEntry / Self.piecesPerBox, boxes.count)
    boxes.removeLast(boxes.count - box)
    appendBoxes(of: line)
  }

  /// The last entry whose vertex is not after one of the line.
  func entry(atOrBefore vertex: Int) -> Int {
    if limit == 0 { return min(vertex, count - 1) }
    var lower = 0
    var upper = vertices.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if Int(vertices[middle]) <= vertex { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// The index in the line of a vertex of the level.
  func vertex(_ entry: Int) -> Int {
    limit == 0 ? entry : Int(vertices[entry])
  }

  /// The entries of the level that the pieces of a box begin and end at.
  func entries(ofBox box: Int) -> ClosedRange<Int> {
    let first = box * Self.piecesPerBox
    return first...min(first + Self.piecesPerBox, count - 1)
  }

  /// Adds the boxes that are missing.
  ///
  /// Neighbouring boxes share the vertex between them, so that the box of a piece holds all of it.
  private mutating func appendBoxes(of line: [MKMapPoint]) {
    boxes.reserveCapacity(count / Self.piecesPerBox + 1)
    var first = boxes.count * Self.piecesPerBox
    while first < max(1, count - 1), first < count {
      var box = BoundingBox(line[vertex(first)])
      for entry in first...min(first + Self.piecesPerBox, count - 1) {
        box.include(line[vertex(entry)])
      }
      boxes.append(box)
      first += Self.piecesPerBox
    }
  }
}
