/// Tells when a node comes and goes.
final class LifecycleNode: WrapperNode {
  private var hasAppeared = false
  private var disappear: (() -> Void)?
  private var scope: StateTable?

  func update(appear: (() -> Void)?, disappear: (() -> Void)?, scope: StateTable?) {
    self.disappear = disappear
    self.scope = scope
    if hasAppeared { return }
    hasAppeared = true
    context.mount(self)
    if let appear { context.enqueue(appear, in: scope) }
  }

  override func didLeave() {
    if let disappear { context.enqueue(disappear, in: scope) }
  }
}
