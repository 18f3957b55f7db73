internal import Drawing

/// Changes what assistive technology sees of a node.
final class AccessibilityNode: WrapperNode {
  var attributes = AccessibilityAttributes()
  var scope: StateTable?

  /// The number of the element that the node changes, where that is not its own.
  private var elementID: UInt32 = 0

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    if attributes.isHidden { return }
    var own = collector.elements(of: child)
    switch attributes.behavior {
    case .combine?:
      let words = own.joinedLabels
      own = []
      add(&collector, role: .text, label: words)
    case .ignore?:
      own = []
      add(&collector, role: .group, label: "")
    case .contain?:
      add(&collector, role: .group, label: "")
      own.indent()
    default: change(&own, &collector)
    }
    collector.elements += own
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    let isOwn = id != 0 && (id == identifier || id == elementID)
    if isOwn, let own = own(action) {
      StateScope.run(own, in: scope)
      return true
    }
    if child.perform(action, on: id, at: time) { return true }
    guard isOwn else { return false }
    return action != .activate || child.activate(at: time)
  }

  /// What the view's author wants to be done.
  private func own(_ action: AccessibilityElement.Action) -> (() -> Void)? {
    switch action {
    case .activate: return attributes.action
    case .increment: return attributes.adjust.map { adjust in { adjust(true) } }
    case .decrement: return attributes.adjust.map { adjust in { adjust(false) } }
    case .focus: return nil
    }
  }

  private func change(
    _ own: inout [AccessibilityElement],
    _ collector: inout AccessibilityCollector
  ) {
    if own.count == 1 {
      attributes.apply(to: &own[0])
      if attributes.action != nil { own[0].isActionable = true }
      elementID = own[0].id
    } else if own.isEmpty {
      if attributes.label != nil { add(&collector, role: .group, label: "") }
    } else if attributes.label != nil {
      add(&collector, role: .group, label: "")
      own.indent()
    }
  }

  private func add(
    _ collector: inout AccessibilityCollector,
    role: AccessibilityElement.Role,
    label: String
  ) {
    let isActionable = attributes.action != nil || child.isActivatable
    collector.add(self, role: role, label: label, isActionable: isActionable)
    attributes.apply(to: &collector.elements[collector.elements.count - 1])
  }
}
