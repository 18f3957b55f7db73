/// The look that the surroundings suggest: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _ButtonAppearance? { .automatic }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _ButtonAppearance? { .plain }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _ButtonAppearance? { .automatic }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The label on a rounded rectangle.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _ButtonAppearance? { .bordered }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

/// The label on a rounded rectangle in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  public var _appearance: _ButtonAppearance? { .borderedProminent }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
