/// A place on a line: the answer to what is nearest to a point.
package struct LineLocation: Hashable, Sendable {
  /// The index of the vertex that the piece with the place begins at.
  package let index: Int

  /// How far the place is along the piece, in `0...1`.
  package let fraction: Double

  /// The place.
  package let point: MKMapPoint

  /// The distance from the point that was asked for, in map points.
  package let distance: Double
}
