public import Drawing

/// An outline that fits itself into a rectangle.
///
/// As a view it is filled with the foreground's colour.
public protocol Shape: View {
  /// The outline in the rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: _ShapeView {
    _ShapeView(path: { self.path(in: $0) }, color: { $0.foregroundColor }, fill: FillStyle())
  }

  /// The shape filled.
  public func fill<Style: ShapeStyle>(
    _ style: Style,
    style fill: FillStyle = FillStyle()
  ) -> _ShapeView {
    _ShapeView(path: { self.path(in: $0) }, color: { style._resolved(in: $0) }, fill: fill)
  }

  /// The shape filled with the foreground's colour.
  public func fill(style fill: FillStyle = FillStyle()) -> _ShapeView {
    self.fill(ForegroundStyle(), style: fill)
  }

  /// The outline drawn as a line of a width in points, half of it on each side.
  public func stroke<Style: ShapeStyle>(
    _ style: Style,
    lineWidth: CGFloat = 1
  ) -> _ShapeView {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline drawn as a line in that style.
  public func stroke<Style: ShapeStyle>(
    _ style: Style,
    style stroke: StrokeStyle
  ) -> _ShapeView {
    _ShapeView(path: { self.path(in: $0) }, color: { style._resolved(in: $0) }, stroke: stroke)
  }

  /// The outline drawn as a line in the foreground's colour.
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}
