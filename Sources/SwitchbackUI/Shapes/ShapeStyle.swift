public import Drawing

/// What a shape, a text or a symbol is painted with.
public protocol ShapeStyle {
  /// The colour of the style in those surroundings.
  func _resolved(in environment: EnvironmentValues) -> Color
}

extension ShapeStyle {
  /// The paint of the style in those surroundings.
  package func resolved(in environment: EnvironmentValues) -> RGBA {
    _resolved(in: environment).resolved(in: environment.colorScheme)
  }
}

extension Color: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color.clear }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
}

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

/// The colour of texts, symbols and shapes that the views round the view set.
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> Color { environment.foregroundColor }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour of what can be operated.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> Color { environment.tintColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour of the surface below text.
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> Color { .surface }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

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

extension Color {
  /// The colour below text.
  static let surface = Color(light: RGBA(0xFFFF_FFFF), dark: RGBA(0x1D20_25FF))
}

/// A style whose type is not seen from outside.
public struct AnyShapeStyle: ShapeStyle {
  private let resolve: (EnvironmentValues) -> Color

  /// Creates a style that hides the type of another.
  public init<Style: ShapeStyle>(_ style: Style) {
    resolve = { style._resolved(in: $0) }
  }

  public func _resolved(in environment: EnvironmentValues) -> Color { resolve(environment) }
}
