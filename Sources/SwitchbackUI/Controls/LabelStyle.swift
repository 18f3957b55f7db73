/// Which parts of labels are shown.
public protocol LabelStyle {
  /// One of the looks that there are.
  var _appearance: _LabelAppearance { get }
}

/// The looks of labels.
public enum _LabelAppearance: UInt8, Hashable, Sendable {
  case titleAndIcon
  case titleOnly
  case iconOnly
}

/// What the surroundings suggest: both parts.
public struct DefaultLabelStyle: LabelStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _LabelAppearance { .titleAndIcon }
}

/// Both parts.
public struct TitleAndIconLabelStyle: LabelStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _LabelAppearance { .titleAndIcon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _LabelAppearance { .titleOnly }
}

/// The symbol alone; assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _LabelAppearance { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// The view with labels that show some of their parts.
  public consuming func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.labelStyle = style._appearance }
  }
}
