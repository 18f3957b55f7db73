extension View {
  /// The view with a name for assistive technology.
  public consuming func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.label = String(label)
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view with a name for assistive technology.
  public consuming func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.string)
  }

  /// The view with a value for assistive technology.
  public consuming func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value.string)
  }

  /// The view with a value for assistive technology.
  public consuming func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.value = String(value)
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view with words on what happens when it is operated, for assistive technology.
  public consuming func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.hint = String(hint)
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view with words on what happens when it is operated, for assistive technology.
  public consuming func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint.string)
  }

  /// The view with words that help, which assistive technology reads after the label.
  public consuming func help<Words: StringProtocol>(_ text: Words) -> some View {
    accessibilityHint(text)
  }

  /// The view with words that help, which assistive technology reads after the label.
  public consuming func help(_ text: Text) -> some View {
    accessibilityHint(text.string)
  }

  /// The view with a name by which tests find it.
  public consuming func accessibilityIdentifier(_ identifier: String) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.identifier = identifier
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view as something that assistive technology makes more or less.
  public consuming func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.adjust = { handler($0 ? .increment : .decrement) }
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view with something that assistive technology does with it in place of a tap.
  public consuming func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.action = handler
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view and what is inside left out for assistive technology.
  public consuming func accessibilityHidden(_ hidden: Bool) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.isHidden = hidden
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view as a kind of thing for assistive technology.
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.added = traits
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view not as a kind of thing for assistive technology.
  public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.removed = traits
    return AccessibilityView(content: self, attributes: attributes)
  }

  /// The view as one element for assistive technology.
  public consuming func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.behavior = children
    return AccessibilityView(content: self, attributes: attributes)
  }
}

private struct AccessibilityView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let attributes: AccessibilityAttributes

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let scope = visitor.scope
    visitor.modify(view.content, AccessibilityNode.init) {
      $0.attributes = view.attributes
      $0.scope = scope
    }
  }
}
