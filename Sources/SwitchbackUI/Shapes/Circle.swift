public import Drawing

/// A circle in the middle of its place.
public struct Circle: InsettableShape, Hashable, Sendable {
  private var inset: CGFloat = 0

  /// Creates a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - diameter / 2,
      y: rect.midY - diameter / 2,
      width: diameter,
      height: diameter
    )
    return Path(ellipseIn: square.shrunk(by: inset))
  }

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}
