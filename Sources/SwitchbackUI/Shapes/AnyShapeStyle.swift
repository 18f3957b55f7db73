public import Drawing

/// A style whose type is not seen from outside.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: (EnvironmentValues) -> _ShapePaint

  /// Creates a style that hides the type of another.
  public init<Style: ShapeStyle>(_ style: Style) {
    paint = { style._paint(in: $0) }
  }

  public func _resolved(in environment: EnvironmentValues) -> Color { paint(environment).color }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { paint(environment) }
}
