/// How much each vertex of a line matters to its shape.
///
/// The algorithm is that of D. H. Douglas and T. K. Peucker, *Algorithms for the Reduction of the Number of
/// Points Required to Represent a Digitized Line or its Caricature*, Cartographica 10 (2), 1973, run to the
/// end once: a piece of the line is split at the vertex farthest from its chord, and the distance is that
/// vertex's importance, but no more than its parent's. So the vertices whose importance exceeds a tolerance
/// are those that the algorithm keeps with it, and no vertex of the line lies farther than the tolerance
/// from the line through them.
package enum VertexImportance {
  /// The depth of splits from which on a piece is halved instead.
  ///
  /// Splits at the farthest vertex can leave most of a piece on one side each time: a spiral takes O(n²).
  /// Halving bounds the time to O(n · (limit + log n)) and gives up nothing of the promise above, only that
  /// as few vertices as usual are kept.
  static let maximumUnevenDepth = 64

  /// The distance from a chord up to which a vertex counts as on it, in map points: 0.14 micrometres.
  ///
  /// A Double holds a place on the map to 6e-8 map points; what is less than this is rounding.
  static let roundingError = 0x1p-20

  /// A piece of the line that remains to be split.
  private struct Piece {
    let first: Int
    let last: Int
    let depth: Int
    /// The importance of the vertex that cut this piece off.
    let ceiling: Float
  }

  /// The importance of each vertex, in map points; infinite for the first and the last.
  ///
  /// 0 is a vertex that the line does not need: it lies on the chord of its piece.
  ///
  /// - Complexity: O(n log n) for usual lines, O(n · (``maximumUnevenDepth`` + log n)) for any.
  package static func importances(of line: [MKMapPoint]) -> [Float] {
    var importances = [Float](repeating: 0, count: line.count)
    guard let last = line.indices.last else { return [] }
    assign(to: &importances, of: line, from: 0, through: last)
    return importances
  }

  /// Writes the importances of a part of a line, as if it was a line of its own.
  static func assign(
    to importances: inout [Float],
    of line: [MKMapPoint],
    from first: Int,
    through last: Int
  ) {
    line.withUnsafeBufferPointer { line in
      importances.withUnsafeMutableBufferPointer { importances in
        for index in first...last { importances[index] = 0 }
        importances[first] = .infinity
        importances[last] = .infinity
        var pieces = [Piece(first: first, last: last, depth: 0, ceiling: .infinity)]
        while let piece = pieces.popLast() {
          guard piece.last - piece.first > 1 else { continue }
          let (farthest, distance) = farthestVertex(of: line, in: piece)
          let importance = min(Float(distance), piece.ceiling)
          guard importance > Float(roundingError) else { continue }
          let isUneven = piece.depth >= maximumUnevenDepth
          let split = isUneven ? (piece.first + piece.last) / 2 : farthest
          importances[split] = importance
          let depth = piece.depth + 1
          pieces.append(Piece(first: split, last: piece.last, depth: depth, ceiling: importance))
          pieces.append(Piece(first: piece.first, last: split, depth: depth, ceiling: importance))
        }
      }
    }
  }

  /// The inner vertex farthest from the chord of a piece, of equals the one nearest to the middle, and its
  /// distance.
  private static func farthestVertex(
    of line: UnsafeBufferPointer<MKMapPoint>,
    in piece: Piece
  ) -> (index: Int, distance: Double) {
    let chord = LineSegment(from: line[piece.first], to: line[piece.last])
    let sum = piece.first + piece.last
    var farthest = piece.first + 1
    var largest = -1.0
    for index in (piece.first + 1)..<piece.last {
      let distance = chord.squaredDistance(to: line[index])
      // Equals are rare: what is not larger is told by one comparison.
      if distance >= largest
        && (distance > largest || abs(2 * index - sum) < abs(2 * farthest - sum))
      {
        largest = distance
        farthest = index
      }
    }
    return (farthest, largest.squareRoot())
  }
}
