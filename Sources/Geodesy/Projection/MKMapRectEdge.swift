/// An edge of a rectangle, named as Core Graphics names those of `CGRect`.
public enum MKMapRectEdge: UInt32, Hashable, Sendable {
  /// The western edge.
  case minXEdge
  /// The northern edge.
  case minYEdge
  /// The eastern edge.
  case maxXEdge
  /// The southern edge.
  case maxYEdge
}
