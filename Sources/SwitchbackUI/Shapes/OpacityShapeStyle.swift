public import Drawing

/// A style that lets through what is behind.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  public func _resolved(in environment: EnvironmentValues) -> Color {
    style._resolved(in: environment).opacity(opacity)
  }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    style._paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
