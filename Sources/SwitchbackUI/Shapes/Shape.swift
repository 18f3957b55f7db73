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

/// A shape that can be drawn smaller on all sides.
public protocol InsettableShape: Shape {
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
}

/// A shape as it is painted.
public struct _ShapeView: View {
  public typealias Body = Never

  let path: (CGRect) -> Path
  let color: (EnvironmentValues) -> Color
  var fill: FillStyle?
  var stroke: StrokeStyle?

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.leaf(ShapeNode.init) {
      $0.path = view.path
      $0.paint = view.color(environment).resolved(in: environment.colorScheme)
      $0.fill = view.fill
      $0.stroke = view.stroke
    }
  }
}
