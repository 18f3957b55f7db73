public import Drawing

/// An outline that fits itself into a rectangle.
///
/// As a view it is filled with the foreground's style.
public protocol Shape: View, Animatable {
  /// The outline in the rectangle.
  func path(in rect: CGRect) -> Path

  /// What is kept of the shape on the screen.
  var _outline: _ShapeOutline { get }
}

extension Shape {
  public var body: _ShapeView {
    _ShapeView(outline: _outline, paint: { ForegroundStyle()._paint(in: $0) }, fill: FillStyle())
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visit(view.body, inChild: 0)
  }

  public var _outline: _ShapeOutline {
    let update = { (existing: _AnimatedOutline?, animation: Animation?) -> _AnimatedOutline in
      let outline = existing.flatMap { $0 as? ShapeOutline<Self> } ?? ShapeOutline(self)
      outline.set(self, by: animation)
      return outline
    }
    return _ShapeOutline(path: { self.path(in: $0) }, update: update)
  }

  /// The shape filled.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> _ShapeView {
    _ShapeView(outline: _outline, paint: { content._paint(in: $0) }, fill: style)
  }

  /// The shape filled with the foreground's style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView {
    fill(ForegroundStyle(), style: style)
  }

  /// The outline drawn as a line of a width in points, half of it on each side.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline drawn as a line in that style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> _ShapeView {
    _ShapeView(outline: _outline, paint: { content._paint(in: $0) }, stroke: style)
  }

  /// The outline drawn as a line in the foreground's style.
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// The outline drawn as a line in that style, in the foreground's style.
  public func stroke(style: StrokeStyle) -> _ShapeView {
    stroke(ForegroundStyle(), style: style)
  }
}

extension Shape where AnimatableData == EmptyAnimatableData {
  public var _outline: _ShapeOutline {
    _ShapeOutline { self.path(in: $0) }
  }
}
