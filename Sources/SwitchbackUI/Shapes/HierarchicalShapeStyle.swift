public import Drawing

/// The colour that the views round the view set, or a weaker one of its kind.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  private let level: UInt8

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The weakest of the kind.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// How much of a colour that was set is left at each level.
  private static let opacities = [1, 0.6, 0.35, 0.2, 0.12]

  public func _resolved(in environment: EnvironmentValues) -> Color {
    _paint(in: environment).color
  }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    let opacity = Self.opacities[Int(level)]
    if let set = environment.foregroundPaint { return level == 0 ? set : set.opacity(opacity) }
    switch level {
    case 0: return _ShapePaint(.primary)
    case 1: return _ShapePaint(.secondary)
    default: return _ShapePaint(Color.primary.opacity(opacity))
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
