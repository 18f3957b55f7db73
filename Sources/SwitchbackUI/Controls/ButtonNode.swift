internal import Drawing

/// A button on the screen.
class ButtonNode: ControlNode {
  /// The space between the label and the edge of a bordered button.
  private static let insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  private static let cornerRadius: CGFloat = 8

  /// How much of the label is seen while it is pressed.
  private static let pressedOpacity = 0.35

  var style = _ButtonAppearance.automatic
  var action: () -> Void = {}
  var tint = RGBA.clear

  private var press = PressTracker()

  /// Whether a pointer presses the button and would operate it if it were let go now.
  final var isPressed: Bool { press.level.target == 1 }

  private var hasBorder: Bool { style == .bordered || style == .borderedProminent }

  private var insets: EdgeInsets { hasBorder ? Self.insets : EdgeInsets() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = label?.size(for: proposal.inset(by: insets)) ?? .zero
    return CGSize(width: own.width + insets.horizontal, height: own.height + insets.vertical)
  }

  override func layout(_ proposal: ProposedViewSize) {
    label?.place(in: frame.inset(by: insets), proposal: proposal.inset(by: insets))
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    let own = CGSize(
      width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical)
    )
    let offer = proposal.inset(by: insets)
    return insets.top + (label?.baseline(line, in: own, proposal: offer) ?? own.height)
  }

  override func draw(_ painter: inout Painter) {
    let level = press.level(in: &painter)
    var opacity = 1 - level * (1 - Self.pressedOpacity)
    if !isEnabled { opacity = Self.disabledOpacity }
    if opacity < 1 { painter.begin(.opacity(opacity)) }
    if hasBorder, !frame.isEmpty {
      let paint = style == .borderedProminent ? tint : tint.multiplyingOpacity(by: 0.14)
      painter.commands.fill(
        Path(roundedRect: frame, cornerRadius: Self.cornerRadius),
        with: paint
      )
    }
    label?.draw(&painter)
    if opacity < 1 { painter.end() }
    drawFocus(&painter, round: frame, cornerRadius: hasBorder ? Self.cornerRadius : 2)
  }

  override func handle(_ event: InputEvent) -> Bool {
    if event.kind == .keyDown {
      guard isEnabled, event.activates else { return false }
      run(action)
      return true
    }
    guard isEnabled || event.kind != .pointerDown else { return false }
    let outcome = press.handle(event, in: frame)
    if case .ignored = outcome { return false }
    context.requestFrame()
    if case .tapped = outcome, isEnabled { run(action) }
    return true
  }

  override func operate(_ action: AccessibilityElement.Action, at time: Double) -> Bool {
    switch action {
    case .activate:
      run(self.action)
      return true
    case .focus: return true
    case .increment, .decrement: return false
    }
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    let text = labelText(&collector)
    collector.add(
      self,
      role: .button,
      label: text.utf8.isEmpty ? collector.title : text,
      isActionable: isEnabled
    )
  }
}
