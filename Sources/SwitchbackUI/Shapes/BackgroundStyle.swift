public import Drawing

/// The colour of the surface below text.
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> Color { .surface }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
