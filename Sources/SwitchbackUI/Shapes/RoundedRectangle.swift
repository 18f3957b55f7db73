public import Drawing

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable, Sendable {
  /// The radii of the corners.
  public var cornerSize: CGSize

  private var inset: CGFloat = 0

  /// Creates a rectangle whose corners are quarters of an ellipse.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// Creates a rectangle whose corners have one radius, at most half of the shorter side.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: inset)
    var path = Path()
    if cornerSize.width == cornerSize.height {
      path.addRoundedRect(in: rect, cornerRadius: cornerSize.width - inset)
    } else {
      let size = CGSize(width: cornerSize.width - inset, height: cornerSize.height - inset)
      path.addRoundedRect(in: rect, cornerSize: size)
    }
    return path
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}
