public import Drawing

// The shapes of which each is a few lines; the names and meanings are SwiftUI's.

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable, Sendable {
  private var inset: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}
