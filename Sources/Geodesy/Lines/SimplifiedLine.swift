/// A line on the map that is prepared once and then gives, for any part of the map and any scale, the few
/// points that are needed to draw it.
///
/// The line is kept whole, with each vertex's ``VertexImportance``, and as a series of levels: the first has
/// all vertices, each further one the half of those before that matters most. So all levels together take
/// no more than 4 bytes for each vertex of the line, and a query that uses the best of them looks at about
/// twice the vertices that it gives. In every level, vertices that follow each other share boxes, so that it
/// looks only at those near what is visible.
///
/// In memory, a vertex takes 16 bytes for its place, 4 for its importance and at most 5 for levels and boxes.
package struct SimplifiedLine: Sendable {
  /// The vertices, unwrapped unless that was declined: none is more than half a world from the one before.
  ///
  /// A vertex that was not on the map, such as one that is not a number, is in the place of the one before,
  /// or of the first one that was on the map, so that indices stay those of the line that was given. The
  /// list is empty if none was.
  package let points: [MKMapPoint]

  /// The importance of each vertex, in map points; infinite for the first and the last.
  package let importances: [Float]

  /// The smallest rectangle that holds all vertices; null for none.
  ///
  /// It may reach past the world's edges.
  package let bounds: MKMapRect

  let levels: [LineLevel]

  /// Prepares a line.
  ///
  /// What comes from coordinates is unwrapped, so that it goes the short way round the world. A line that was
  /// given in map points may mean to go the long way, such as along the edge of the whole world.
  ///
  /// - Complexity: that of ``VertexImportance/importances(of:)``.
  package init(_ line: [MKMapPoint], unwrapping: Bool = true) {
    points = Self.cleaned(line, unwrapping: unwrapping)
    importances = VertexImportance.importances(of: points)
    let everything = LineLevel(of: points)
    bounds = Self.bounds(of: everything.boxes)
    levels = Self.levels(of: points, importances: importances, from: everything)
  }

  /// The line without what is not on the map, and unwrapped if wanted.
  private static func cleaned(_ line: [MKMapPoint], unwrapping: Bool) -> [MKMapPoint] {
    guard var previous = line.first(where: { $0.isOnMap }) else { return [] }
    var cleaned = line
    for index in cleaned.indices {
      if cleaned[index].isOnMap {
        let x = cleaned[index].x
        cleaned[index].x += unwrapping ? MKMapPoint.shift(from: previous.x, to: x) : 0
        previous = cleaned[index]
      } else {
        cleaned[index] = previous
      }
    }
    return cleaned
  }

  private static func bounds(of boxes: [BoundingBox]) -> MKMapRect {
    guard var all = boxes.first else { return .null }
    for box in boxes {
      all.include(MKMapPoint(x: box.minX, y: box.minY))
      all.include(MKMapPoint(x: box.maxX, y: box.maxY))
    }
    return all.rect
  }

  private static func levels(
    of points: [MKMapPoint],
    importances: [Float],
    from everything: LineLevel
  ) -> [LineLevel] {
    var levels = [everything]
    let histogram = ImportanceHistogram(importances)
    var kept = everything
    while kept.count > LineLevel.piecesPerBox,
      let next = histogram.limit(forAtMost: kept.count / 2)
    {
      var vertices: [Int32] = []
      vertices.reserveCapacity(next.count)
      for entry in 0..<kept.count {
        let vertex = kept.vertex(entry)
        if importances[vertex] >= next.limit { vertices.append(Int32(vertex)) }
      }
      kept = LineLevel(of: points, vertices: vertices, limit: next.limit)
      levels.append(kept)
    }
    return levels
  }
}

extension SimplifiedLine: Hashable {
  /// Whether two lines have the same vertices: everything else follows from them.
  package static func == (left: SimplifiedLine, right: SimplifiedLine) -> Bool {
    left.points == right.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    hasher.combine(bounds)
  }
}
