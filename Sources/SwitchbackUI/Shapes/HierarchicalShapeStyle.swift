public import Drawing

/// The colour that the views round the view set, or a weaker one of its kind.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  private let level: UInt8

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// How much of a colour that was set is left at each level.
  private static let opacities = [1, 0.6, 0.35, 0.2]

  public func _resolved(in environment: EnvironmentValues) -> Color {
    if let set = environment.foregroundStyle { return set.opacity(Self.opacities[Int(level)]) }
    switch level {
    case 0: return .primary
    case 1: return .secondary
    default: return Color.primary.opacity(Self.opacities[Int(level)])
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}
