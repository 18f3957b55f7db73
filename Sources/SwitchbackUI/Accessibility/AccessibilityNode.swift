internal import Drawing

/// Changes what assistive technology sees of a node.
final class AccessibilityNode: WrapperNode {
  var attributes = AccessibilityAttributes()

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
    if child.perform(action, on: id, at: time) { return true }
    guard id != 0, id == identifier else { return false }
    return action != .activate || child.activate(at: time)
  }

  private func change(
    _ own: inout [AccessibilityElement],
    _ collector: inout AccessibilityCollector
  ) {
    if own.count == 1 {
      attributes.apply(to: &own[0])
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
    collector.add(self, role: role, label: label, isActionable: child.isActivatable)
    attributes.apply(to: &collector.elements[collector.elements.count - 1])
  }
}

/// What a view says of itself to assistive technology.
struct AccessibilityAttributes {
  var label: String?
  var value: String?
  var isHidden = false
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var behavior: AccessibilityChildBehavior?

  func apply(to element: inout AccessibilityElement) {
    if let label { element.label = label }
    if let value { element.value = value }
    if added.contains(.isButton) { element.role = .button }
    if added.contains(.isToggle) { element.role = .toggle }
    if added.contains(.isLink) { element.role = .link }
    if added.contains(.isImage) { element.role = .image }
    if added.contains(.isStaticText) { element.role = .text }
    if added.contains(.isSelected) { element.isSelected = true }
    if removed.contains(.isSelected) { element.isSelected = false }
    let isPlain =
      removed.contains(.isButton) && element.role == .button
      || removed.contains(.isImage) && element.role == .image
      || removed.contains(.isLink) && element.role == .link
    if isPlain { element.role = .text }
  }
}
