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

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable, Sendable {
  /// The radii of the corners.
  public var cornerSize: CGSize

  private var inset: CGFloat = 0

  /// Creates a rectangle whose corners are quarters of an ellipse.
  public init(cornerSize: CGSize) {
    self.cornerSize = cornerSize
  }

  /// Creates a rectangle whose corners have one radius, at most half of the shorter side.
  public init(cornerRadius: CGFloat) {
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

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

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

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable, Sendable {
  private var inset: CGFloat = 0

  /// Creates a capsule.
  public init() {}

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

extension Path: Shape {
  public func path(in rect: CGRect) -> Path {
    applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension CGRect {
  /// The rectangle with all sides moved inwards; without extent where they would cross.
  func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
