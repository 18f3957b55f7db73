/// How buttons look.
public protocol PrimitiveButtonStyle {
  /// One of the looks that there are.
  var _appearance: _ButtonAppearance { get }
}

extension View {
  /// The view with buttons of a look.
  public consuming func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.buttonStyle = style._appearance }
  }
}
