public import Drawing

/// A style whose type is not seen from outside.
public struct AnyShapeStyle: ShapeStyle {
  private let resolve: (EnvironmentValues) -> Color

  /// Creates a style that hides the type of another.
  public init<Style: ShapeStyle>(_ style: Style) {
    resolve = { style._resolved(in: $0) }
  }

  public func _resolved(in environment: EnvironmentValues) -> Color { resolve(environment) }
}
