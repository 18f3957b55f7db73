public import Drawing

/// A translucent surface over other content; what shows through is not blurred.
public struct Material: ShapeStyle, Hashable, Sendable {
  private let opacity: Double

  public static let ultraThin = Material(opacity: 0.6)
  public static let thin = Material(opacity: 0.72)
  public static let regular = Material(opacity: 0.84)
  public static let thick = Material(opacity: 0.92)
  public static let ultraThick = Material(opacity: 0.96)

  public func _resolved(in environment: EnvironmentValues) -> Color {
    Color.surface.opacity(opacity)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
}
