public import Drawing

extension View {
  /// Runs an action when the view is tapped or clicked that many times in a row.
  public consuming func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    TapView(content: self, count: count) { _ in action() }
  }

  /// Runs an action with the place, in the view's own coordinates, where it is tapped or clicked.
  public consuming func onTapGesture(
    count: Int = 1,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapView(content: self, count: count, action: action)
  }

  /// Runs an action when a pointer comes over the view (`true`) or leaves it (`false`).
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, action: action)
  }
}

private struct TapView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let count: Int
  let action: (CGPoint) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let isEnabled = visitor.environment.isEnabled
    let scope = visitor.scope
    visitor.modify(view.content, TapNode.init) {
      $0.count = view.count
      $0.action = view.action
      $0.isEnabled = isEnabled
      $0.scope = scope
    }
  }
}

private struct HoverView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let action: (Bool) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let scope = visitor.scope
    visitor.modify(view.content, HoverNode.init) {
      $0.action = view.action
      $0.scope = scope
    }
  }
}
