public import Drawing

/// The colour of texts, symbols and shapes that the views round the view set.
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> Color { environment.foregroundColor }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.foregroundPaint ?? _ShapePaint(.primary)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
