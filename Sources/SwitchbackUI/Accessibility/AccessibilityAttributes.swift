internal import Drawing

/// What a view says of itself to assistive technology.
struct AccessibilityAttributes {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden = false
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var behavior: AccessibilityChildBehavior?

  /// What is done when a person asks for more (`true`) or less.
  var adjust: ((Bool) -> Void)?

  /// What is done when a person operates the view.
  var action: (() -> Void)?

  func apply(to element: inout AccessibilityElement) {
    if let label { element.label = label }
    if let value { element.value = value }
    if let hint { element.hint = hint }
    if let identifier { element.identifier = identifier }
    if adjust != nil { element.role = .slider }
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
