#if !hasFeature(Embedded)
// The initialisers and modifiers that take a text of the program's own. Literals are taken as strings by those beside
// them, which show the same.

extension Button where Label == Text {
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is for something.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with the symbol of that name.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper with a title for a value that stays in a range.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }
}

extension View {
  /// The view with a name for assistive technology.
  @_disfavoredOverload
  public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(labelKey.string)
  }

  /// The view with a value for assistive technology.
  @_disfavoredOverload
  public consuming func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(valueKey.string)
  }

  /// The view with words on what happens when it is operated, for assistive technology.
  @_disfavoredOverload
  public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(hintKey.string)
  }

  /// The view with words that help, which assistive technology reads after the label.
  @_disfavoredOverload
  public consuming func help(_ textKey: LocalizedStringKey) -> some View {
    help(textKey.string)
  }
}
#endif
