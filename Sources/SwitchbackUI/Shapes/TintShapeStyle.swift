public import Drawing

/// The colour of what can be operated.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> Color { environment.tintColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
