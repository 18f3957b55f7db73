internal import Drawing

/// Tells when a pointer comes over a node and leaves it.
final class HoverNode: WrapperNode {
  var action: (Bool) -> Void = { _ in }
  var scope: StateTable?

  override var wantsHover: Bool { true }

  override func hover(_ isOver: Bool, _ event: InputEvent) {
    StateScope.run({ action(isOver) }, in: scope)
  }
}
