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
    visitor.modify(view.content, AccessibilityNode.init) { $0.attributes = view.attributes }
  }
}
