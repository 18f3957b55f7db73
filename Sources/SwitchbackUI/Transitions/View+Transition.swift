extension View {
  /// The view with a way to come and to leave, where that is animated.
  @_disfavoredOverload
  public consuming func transition(_ transition: AnyTransition) -> some View {
    TransitionTraitView(content: self, transition: transition)
  }

  /// The view with a way to come and to leave, where that is animated.
  public consuming func transition<Kind: Transition>(_ transition: Kind) -> some View {
    TransitionTraitView(content: self, transition: AnyTransition(transition))
  }

  /// The view in front of those beside it that have a lower value, where they lie over each other.
  public consuming func zIndex(_ value: Double) -> some View {
    DepthView(content: self, zIndex: value)
  }

  /// The view as one that is told apart by a value: where the value changes, another view takes its place.
  public consuming func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private struct TransitionTraitView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let transition: AnyTransition

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, TransitionTraitNode.init) { $0.ownTransition = view.transition }
  }
}

private struct DepthView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let zIndex: Double

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, DepthNode.init) { $0.depth = view.zIndex }
  }
}

private struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let slots = visitor.slot.items(ID.self)
    let start = visitor.nodes.count
    var walk = slots.walk(visitor.generation)
    visitor.visitBranch(view.content, in: walk.slot(for: view.id).takeUnretainedValue())
    slots.end(walk)
    visitor.leave(slots.unseenSlots, before: start)
  }
}

/// Says how its node comes and goes.
private final class TransitionTraitNode: WrapperNode {
  var ownTransition: AnyTransition?

  override var transition: AnyTransition? { ownTransition }
}

/// Says what its node is in front of.
private final class DepthNode: WrapperNode {
  var depth: Double = 0

  override var zIndex: Double { depth }
}
