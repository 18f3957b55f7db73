internal import Drawing

/// Something that is operated by a pointer, by keys and by assistive technology.
class ControlNode: ViewNode {
  /// How much of a control that cannot be operated is seen.
  static let disabledOpacity = 0.4

  /// What the control is called, or shows.
  var label: ViewNode?

  /// Whether the label is read, but takes no place.
  var hidesLabel = false

  var isEnabled = true
  var scope: StateTable?

  /// The colour of what shows the focus.
  var focusPaint = RGBA.clear

  override var children: [ViewNode] { hidesLabel ? [] : label.map { [$0] } ?? [] }

  override func keep() {
    super.keep()
    if hidesLabel { label?.keep() }
  }

  override var isFocusable: Bool { isEnabled }

  override func contains(_ point: CGPoint) -> Bool { frame.contains(point) }

  override var isActivatable: Bool { isEnabled }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    guard id != 0, id == identifier else { return false }
    return isEnabled && operate(action, at: time)
  }

  override func activate(at time: Double) -> Bool {
    isEnabled && operate(.activate, at: time)
  }

  /// Does what assistive technology asks of a control that can be operated.
  func operate(_ action: AccessibilityElement.Action, at time: Double) -> Bool { false }

  /// The words of the label.
  func labelText(_ collector: inout AccessibilityCollector) -> String {
    label.map { collector.words(of: $0) } ?? ""
  }

  /// Draws a line round what has the focus.
  func drawFocus(_ painter: inout Painter, round rect: CGRect, cornerRadius: CGFloat) {
    guard isFocused, !context.host.showsFocus else { return }
    let ring = rect.insetBy(dx: -2, dy: -2)
    painter.commands.stroke(
      Path(roundedRect: ring, cornerRadius: cornerRadius + 2),
      with: focusPaint,
      style: StrokeStyle(lineWidth: 2)
    )
  }

  final func run(_ action: () -> Void) {
    StateScope.run(action, in: scope)
  }
}
