public import Drawing

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable, Sendable {
  private var inset: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }
}
