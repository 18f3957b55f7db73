public import Drawing

/// A view that a person can operate.
open class UIControl: UIView {
  /// Whether it can be operated.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// Whether a pointer is down on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// What assistive technology calls it.
  public var accessibilityLabel: String?

  /// Runs when a person used it.
  public var onPrimaryAction: (() -> Void)?

  /// Does what the control is for, as if a person had used it.
  open func sendPrimaryAction() {
    onPrimaryAction?()
  }

  override open func handle(_ event: InputEvent) -> Bool {
    guard isEnabled else { return false }
    switch event.kind {
    case .pointerDown: isHighlighted = true
    case .pointerUp, .pointerCancel, .pointerLeave: isHighlighted = false
    default: return false
    }
    return true
  }
}
