extension View {
  /// Runs an action when the view comes on the screen, after it is laid out for the first time.
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when the view is no longer on the screen.
  public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: nil, disappear: action)
  }

  /// Runs an action after an update in which a value differs from that of the update before.
  ///
  /// The action gets the value before and the value now; with `initial` it also runs when the view appears.
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action after an update in which a value differs from that of the update before.
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with a value that differs from that of the update before.
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: false) { _, new in action(new) }
  }
}

private struct LifecycleView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let scope = visitor.scope
    visitor.modify(view.content, LifecycleNode.init) {
      $0.update(appear: view.appear, disappear: view.disappear, scope: scope)
    }
  }
}

private struct ChangeView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let value = view.value
    let action = view.action
    if let record = visitor.slot.record.flatMap({ $0 as? ValueRecord<Value> }) {
      let before = record.value
      if before != value {
        record.value = value
        visitor.context.enqueue({ action(before, value) }, in: visitor.scope)
      }
    } else {
      visitor.slot.record = ValueRecord(value)
      if view.initial { visitor.context.enqueue({ action(value, value) }, in: visitor.scope) }
    }
    visitor.visit(view.content, inChild: 0)
  }
}
