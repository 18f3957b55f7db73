extension ViewVisitor {
  /// Runs an action when the update is over and everything has its place; it may change state.
  package func afterUpdate(_ action: @escaping () -> Void) {
    context.enqueue(action, in: scope)
  }

  /// The code of a view's author, to be run later with the state of the view at hand.
  package func scoped<Value>(_ action: @escaping (Value) -> Void) -> (Value) -> Void {
    let scope = scope
    return { value in StateScope.run({ action(value) }, in: scope) }
  }

  /// Goes through views whose nodes nobody wants, for what the views tell on the way.
  package mutating func visitUnseen<Content: View>(_ view: Content, inChild position: Int) {
    _ = collect { $0.visit(view, inChild: position) }
  }
}
