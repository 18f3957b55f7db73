/// Finds the vertex or the place of lines on the globe that is nearest to a coordinate.
///
/// The lines are cut into pieces, and the pieces are put into a tree of boxes around points of the unit sphere, so
/// poles and the antimeridian are places like any other. Each piece is the shorter arc of the great circle between
/// its ends. Every distance is one on the mean sphere.
///
/// Near means near in a straight line, which is resolved to some nanometres; towards the antipode of what was asked
/// for, where all straight lines are about as long, to a millimetre at a kilometre from it.
///
/// Sources: J. L. Bentley, *Multidimensional binary search trees used for associative searching*, Communications of
/// the ACM 18 (1975) 509–517; N. Roussopoulos et al., *Nearest neighbor queries*, SIGMOD 1995, 71–79.
package struct SphericalLineIndex: Sendable {
  /// What a search finds.
  package struct Place: Hashable, Sendable {
    /// The number of the vertex that is the place, or that the piece with the place begins at.
    ///
    /// Vertices are counted from 0 over all lines.
    package let vertex: Int

    /// How far along the piece the place is, in `0..<1`; 0 at the vertex.
    package let fraction: Double

    /// Where the place is.
    package let coordinate: CLLocationCoordinate2D
  }

  /// The ends of the pieces, in the order of the lines.
  private let vertices: [UnitVector]

  /// Whether a piece leads from each vertex to the next one.
  private let leadsOn: [Bool]

  private let vertexTree: BoxTree
  private let pieceTree: BoxTree

  /// Puts lines in order for searches.
  ///
  /// Each line has as many longitudes as latitudes, in degrees, and latitudes in `-90...90`.
  ///
  /// - Complexity: O(n log n) for n vertices.
  package init(_ lines: [(latitudes: [Double], longitudes: [Double])]) {
    var vertices: [UnitVector] = []
    var leadsOn: [Bool] = []
    for line in lines {
      precondition(line.latitudes.count == line.longitudes.count, "a latitude for each longitude")
      for row in line.latitudes.indices {
        vertices.append(
          UnitVector(latitude: line.latitudes[row], longitude: line.longitudes[row])
        )
        leadsOn.append(row + 1 < line.latitudes.count)
      }
    }
    self.vertices = vertices
    self.leadsOn = leadsOn
    // Both trees have the order of the vertices: where a device rests, pieces lie across each other in any order.
    let order = BalancedOrder(vertices)
    vertexTree = BoxTree(order) { row in VectorBox(vertices[row]) }
    pieceTree = BoxTree(order) { row in VectorBox(Self.piece(row, vertices, leadsOn)) }
  }

  /// How many vertices there are.
  package var count: Int { vertices.count }

  /// The number of the nearest vertex; the first one of those that are equally near.
  ///
  /// It is nil where there is none, and for a coordinate that is no place.
  ///
  /// - Complexity: O(log n) for lines that do not pile up.
  package func nearestVertex(to coordinate: CLLocationCoordinate2D) -> Int? {
    guard let point = Self.point(coordinate) else { return nil }
    return nearestVertex(to: point).item
  }

  /// The nearest place on the pieces; the first one along the lines of those that are equally near.
  ///
  /// It is nil where there is none, and for a coordinate that is no place.
  ///
  /// - Complexity: O(log n) for lines that do not pile up.
  package func nearestPlace(to coordinate: CLLocationCoordinate2D) -> Place? {
    guard let point = Self.point(coordinate) else { return nil }
    let found = pieceTree.nearest(to: point) { row in
      Self.piece(row, vertices, leadsOn).nearest(to: point).squaredChord
    }
    guard let row = found.item else { return nil }
    let piece = Self.piece(row, vertices, leadsOn)
    let parameter = piece.nearest(to: point).parameter
    if parameter == 0 || parameter == 1 {
      let end = parameter == 0 ? row : row + 1
      return Place(vertex: end, fraction: 0, coordinate: vertices[end].coordinate)
    }
    let place = piece.place(at: parameter)
    return Place(
      vertex: row,
      fraction: min(piece.fraction(of: place), 1.0.nextDown),
      coordinate: place.coordinate
    )
  }

  /// The nearest vertex, and how many vertices were looked at.
  func nearestVertex(to point: UnitVector) -> (item: Int?, visits: Int) {
    vertexTree.nearest(to: point) { row in vertices[row].squaredChord(to: point) }
  }

  private static func point(_ coordinate: CLLocationCoordinate2D) -> UnitVector? {
    guard abs(coordinate.latitude) <= 90, coordinate.longitude.isFinite else { return nil }
    return UnitVector(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// The piece that begins at a vertex; the vertex alone at the end of a line.
  private static func piece(
    _ row: Int,
    _ vertices: [UnitVector],
    _ leadsOn: [Bool]
  )
    -> SphericalPiece
  {
    SphericalPiece(start: vertices[row], end: vertices[leadsOn[row] ? row + 1 : row])
  }
}
