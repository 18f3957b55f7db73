public import Drawing

/// An ellipse that fits its place.
public struct Ellipse: InsettableShape, Hashable, Sendable {
  private var inset: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }
}
