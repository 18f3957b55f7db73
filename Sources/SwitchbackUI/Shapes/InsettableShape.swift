public import Drawing

/// A shape that can be drawn smaller on all sides.
public protocol InsettableShape: Shape {
  /// The kind of the smaller shape; mostly the same.
  associatedtype InsetShape: InsettableShape

  /// The shape that lies that many points inside.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The outline drawn as a line that lies inside the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> _ShapeView {
    inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
  }

  /// The outline drawn as a line that lies inside the shape, in that style.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style,
    style stroke: StrokeStyle
  ) -> _ShapeView {
    inset(by: stroke.lineWidth / 2).stroke(style, style: stroke)
  }

  /// The outline drawn as a line that lies inside the shape, in the foreground's style.
  public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline drawn as a line of a style that lies inside the shape, in the foreground's style.
  public func strokeBorder(style: StrokeStyle) -> _ShapeView {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
