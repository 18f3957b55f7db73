internal import Drawing

/// A switch on the screen.
final class ToggleNode: LabeledControlNode {
  private static let size = CGSize(width: 51, height: 31)

  /// The space between the knob and the edge, in points.
  private static let margin: CGFloat = 2

  private static let sliding = Animation.easeInOut(duration: 0.2)

  var onPaint = RGBA.clear
  var offPaint = RGBA.clear

  private var isOn: Binding<Bool>?
  private var press = PressTracker()
  private var knob = AnimatedNumber(0)

  override var controlSize: CGSize { Self.size }

  /// Changes what the switch shows.
  func set(_ isOn: Binding<Bool>, animates: Bool) {
    let isFirst = self.isOn == nil
    self.isOn = isOn
    knob.go(to: isOn.wrappedValue ? 1 : 0, by: animates && !isFirst ? Self.sliding : nil)
  }

  override func draw(_ painter: inout Painter) {
    if !isEnabled { painter.begin(.opacity(Self.disabledOpacity)) }
    if !hidesLabel { label?.draw(&painter) }
    drawSwitch(&painter)
    if !isEnabled { painter.end() }
    drawFocus(&painter, round: controlFrame, cornerRadius: controlFrame.height / 2)
  }

  override func handle(_ event: InputEvent) -> Bool {
    if event.kind == .keyDown {
      guard isEnabled, event.activates else { return false }
      toggle()
      return true
    }
    guard isEnabled || event.kind != .pointerDown else { return false }
    let outcome = press.handle(event, in: frame)
    if case .ignored = outcome { return false }
    context.requestFrame()
    if case .tapped = outcome, isEnabled { toggle() }
    return true
  }

  override func operate(_ action: AccessibilityElement.Action, at time: Double) -> Bool {
    switch action {
    case .activate:
      toggle()
      return true
    case .focus: return true
    case .increment, .decrement: return false
    }
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    let text = labelText(&collector)
    collector.add(
      self,
      role: .toggle,
      label: text,
      isSelected: isOn?.wrappedValue ?? false,
      isActionable: isEnabled
    )
  }

  private func toggle() {
    guard let isOn else { return }
    run { isOn.wrappedValue = !isOn.wrappedValue }
  }

  private func drawSwitch(_ painter: inout Painter) {
    let position = painter.value(of: &knob)
    let radius = controlFrame.height / 2
    let track = Path(roundedRect: controlFrame, cornerRadius: radius)
    painter.commands.fill(track, with: offPaint)
    painter.commands.fill(track, with: onPaint.multiplyingOpacity(by: position))
    let diameter = controlFrame.height - 2 * Self.margin
    let way = controlFrame.width - 2 * Self.margin - diameter
    // A pressed knob is drawn wider, towards the side that it can go to.
    let level = context.host.reducesMotion ? 0 : press.level(in: &painter)
    let stretch = CGFloat(level) * diameter * 0.15
    let circle = CGRect(
      x: controlFrame.minX + Self.margin + (way - stretch) * CGFloat(position),
      y: controlFrame.minY + Self.margin,
      width: diameter + stretch,
      height: diameter
    )
    let outline = Path(roundedRect: circle, cornerRadius: diameter / 2)
    let shadow = RGBA(red: 0, green: 0, blue: 0, opacity: 0.12)
    painter.commands.stroke(outline, with: shadow, style: StrokeStyle(lineWidth: 1))
    painter.commands.fill(outline, with: RGBA(0xFFFF_FFFF))
  }
}
