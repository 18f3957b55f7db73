internal import Drawing

/// Gathers what assistive technology sees of a tree, in reading order.
package struct AccessibilityCollector {
  var elements: [AccessibilityElement] = []
  var depth: UInt8
  var identifiers: AccessibilityIdentifiers

  /// Whether only the words are wanted, so that nothing is given a number.
  var isForReading = false

  /// What stands outside the tree and names what of it can be operated and has no words of its own.
  let title: String

  init(depth: UInt8 = 0, title: String = "", identifiers: AccessibilityIdentifiers) {
    self.depth = depth
    self.title = title
    self.identifiers = identifiers
  }

  /// Adds the element of a node.
  mutating func add(
    _ node: ViewNode,
    role: AccessibilityElement.Role,
    label: String,
    value: String = "",
    isSelected: Bool = false,
    isActionable: Bool = false
  ) {
    elements.append(
      AccessibilityElement(
        id: isForReading ? 0 : node.identifier(from: &identifiers),
        role: role,
        label: label,
        value: value,
        frame: node.frame,
        isSelected: isSelected,
        isActionable: isActionable,
        depth: depth
      )
    )
  }

  /// The words of what a node adds, which is not added to the whole.
  mutating func words(of node: ViewNode) -> String {
    let outer = isForReading
    isForReading = true
    let result = elements(of: node).joinedLabels
    isForReading = outer
    return result
  }

  /// What a node adds, which is not added to the whole.
  mutating func elements(of node: ViewNode) -> [AccessibilityElement] {
    let outer = elements
    elements = []
    node.appendAccessibility(to: &self)
    let result = elements
    elements = outer
    return result
  }
}

extension [AccessibilityElement] {
  /// Puts the elements into the group that stands before them.
  mutating func indent() {
    for index in indices where self[index].depth < .max { self[index].depth += 1 }
  }

  /// The labels, one after the other.
  var joinedLabels: String {
    var result = ""
    for element in self where !element.label.isEmpty {
      if !result.isEmpty { result += ", " }
      result += element.label
    }
    return result
  }
}
