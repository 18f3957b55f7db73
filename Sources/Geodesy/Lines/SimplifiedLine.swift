/// A line on the map that is prepared once and then gives, for any part of the map and any scale, the few
/// points that are needed to draw it.
///
/// The line is kept whole, with each vertex's ``VertexImportance``, and as a series of levels: the first has
/// all vertices, the second the quarter of them that matters most, each further one half of those before. So
/// a query that uses the best of them looks at a few times the vertices that it gives. In every level, vertices that
/// follow each other share boxes, so that it looks only at those near what is visible.
///
/// In memory, a vertex takes 16 bytes for its place, which the line shares with the array that it was made of unless
/// something had to be moved; 4 for its importance; and at most 3 for levels and boxes. A line that has grown takes up
/// to twice as much.
package struct SimplifiedLine: Sendable {
  /// The number of pieces whose vertices are weighed together; the vertices between are always kept.
  ///
  /// It bounds the time that a line takes whose importances are hard to find, and what is to be done anew when a line
  /// grows.
  static let piecesPerBlock = 1 << 14

  /// The number of pieces at the end of a growing line that are weighed with each new vertex, and by how many times more
  /// are weighed each time that so many are full.
  private static let piecesPerTail = 1 << 8
  private static let tailGrowth = 8

  /// The vertices, unwrapped unless that was declined: none is more than half a world from the one before.
  ///
  /// A vertex that was not on the map, such as one that is not a number, is in the place of the one before,
  /// or of the first one that was on the map, so that indices stay those of the line that was given. The
  /// list is empty if none was.
  package private(set) var points: [MKMapPoint]

  /// The importance of each vertex, in map points; infinite for the first and the last.
  package private(set) var importances: [Float]

  /// The smallest rectangle that holds all vertices; null for none.
  ///
  /// It may reach past the world's edges.
  package private(set) var bounds: MKMapRect

  private(set) var levels: [LineLevel]

  /// The number of vertices when the levels were chosen.
  private var chosenCount: Int

  /// Prepares a line.
  ///
  /// What comes from coordinates is unwrapped, so that it goes the short way round the world. A line that was
  /// given in map points may mean to go the long way, such as along the edge of the whole world.
  ///
  /// - Complexity: that of ``VertexImportance/importances(of:)``.
  package init(_ line: [MKMapPoint], unwrapping: Bool = true) {
    points = Self.cleaned(line, unwrapping: unwrapping)
    importances = [Float](repeating: 0, count: points.count)
    for first in stride(from: 0, to: max(1, points.count - 1), by: Self.piecesPerBlock)
    where first < points.count {
      VertexImportance.assign(
        to: &importances,
        of: points,
        from: first,
        through: min(first + Self.piecesPerBlock, points.count - 1)
      )
    }
    let everything = LineLevel(of: points)
    bounds = Self.bounds(of: everything.boxes)
    levels = Self.levels(of: points, importances: importances, from: everything)
    chosenCount = points.count
  }

  /// Lets an unwrapped line go on through more vertices.
  ///
  /// - Complexity: O(k) for k vertices, whatever the length of the line, on the whole: now and then something is done
  ///   anew for what has been added since.
  package mutating func append(_ line: ArraySlice<MKMapPoint>) {
    guard let last = points.last, points.count > 1 else {
      self = SimplifiedLine(points + line)
      return
    }
    let oldCount = points.count
    var previous = last
    for point in line {
      if point.isOnMap { previous = point.copy(nearestTo: previous.x) }
      points.append(previous)
      importances.append(0)
    }
    if points.count >= 2 * chosenCount {
      let first = (oldCount - 1) / Self.piecesPerBlock * Self.piecesPerBlock
      weigh(from: first)
      chooseLevels()
    } else {
      // Of the parts that are weighed at once, the largest that is full by now.
      var pieces = Self.piecesPerTail
      var first = (oldCount - 1) / pieces * pieces
      while pieces < Self.piecesPerBlock {
        pieces *= Self.tailGrowth
        let start = (oldCount - 1) / pieces * pieces
        if start + pieces <= points.count - 1 { first = start }
      }
      weigh(from: first)
      for level in levels.indices {
        levels[level].replaceTail(of: points, importances: importances, from: first)
      }
    }
    for index in oldCount..<points.count {
      bounds = bounds.union(MKMapRect(origin: points[index], size: MKMapSize()))
    }
  }

  /// Finds the importances of all vertices from one on that is kept.
  private mutating func weigh(from start: Int) {
    var first = start
    while first < points.count - 1 {
      // The longest of the aligned parts that fits.
      var pieces = Self.piecesPerBlock
      while pieces > Self.piecesPerTail,
        first % pieces != 0 || first + pieces > points.count - 1
      {
        pieces /= Self.tailGrowth
      }
      pieces = max(pieces, Self.piecesPerTail)
      let last = min(first + pieces, points.count - 1)
      VertexImportance.assign(to: &importances, of: points, from: first, through: last)
      first = last
    }
  }

  private mutating func chooseLevels() {
    levels = Self.levels(of: points, importances: importances, from: LineLevel(of: points))
    chosenCount = points.count
  }

  /// The line without what is not on the map, and unwrapped if wanted.
  private static func cleaned(_ line: [MKMapPoint], unwrapping: Bool) -> [MKMapPoint] {
    guard var previous = line.first(where: { $0.isOnMap }) else { return [] }
    var cleaned = line
    for index in line.indices {
      if line[index].isOnMap {
        let shift = unwrapping ? MKMapPoint.shift(from: previous.x, to: line[index].x) : 0
        // What is as it was is not written, so that the line goes on sharing its memory.
        if shift != 0 { cleaned[index].x += shift }
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
      let next = histogram.limit(forAtMost: kept.count / (levels.count == 1 ? 4 : 2)),
      next.limit > 0
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
