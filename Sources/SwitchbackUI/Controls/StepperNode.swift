internal import Drawing

/// A stepper on the screen.
final class StepperNode: LabeledControlNode {
  private static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  private static let signLength: CGFloat = 14

  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var editing: (Bool) -> Void = { _ in }
  var paint = RGBA.clear
  var signPaint = RGBA.clear

  private var minus = PressTracker()
  private var plus = PressTracker()

  override var controlSize: CGSize { Self.size }

  private var minusFrame: CGRect {
    CGRect(
      x: controlFrame.minX,
      y: controlFrame.minY,
      width: controlFrame.width / 2,
      height: controlFrame.height
    )
  }

  private var plusFrame: CGRect { minusFrame.offsetBy(dx: controlFrame.width / 2, dy: 0) }

  override func draw(_ painter: inout Painter) {
    if !isEnabled { painter.begin(.opacity(Self.disabledOpacity)) }
    if !hidesLabel { label?.draw(&painter) }
    let outline = Path(roundedRect: controlFrame, cornerRadius: Self.cornerRadius)
    painter.commands.fill(outline, with: paint)
    let divider = CGRect(
      x: controlFrame.midX - 0.5,
      y: controlFrame.minY + controlFrame.height / 4,
      width: 1,
      height: controlFrame.height / 2
    )
    painter.commands.fill(divider, with: paint)
    drawHalf(minusFrame, minus.level(in: &painter), decrement != nil, false, &painter)
    drawHalf(plusFrame, plus.level(in: &painter), increment != nil, true, &painter)
    if !isEnabled { painter.end() }
    drawFocus(&painter, round: controlFrame, cornerRadius: Self.cornerRadius)
  }

  override func handle(_ event: InputEvent) -> Bool {
    if event.kind == .keyDown { return isEnabled && press(event.key) }
    if event.kind == .pointerDown {
      guard isEnabled, controlFrame.contains(event.location) else { return false }
      let isPlus = event.location.x >= controlFrame.midX
      return isPlus
        ? follow(event, &plus, plusFrame, increment)
        : follow(event, &minus, minusFrame, decrement)
    }
    return follow(event, &plus, plusFrame, increment)
      || follow(event, &minus, minusFrame, decrement)
  }

  override func operate(_ action: AccessibilityElement.Action, at time: Double) -> Bool {
    switch action {
    case .increment: return change(increment)
    case .decrement: return change(decrement)
    case .focus: return true
    case .activate: return false
    }
  }

  override var isActivatable: Bool { false }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    collector.add(self, role: .slider, label: labelText(&collector))
  }
}

extension StepperNode {
  private func press(_ key: InputEvent.Key) -> Bool {
    switch key {
    case .upArrow, .rightArrow, .plus: change(increment)
    case .downArrow, .leftArrow, .minus: change(decrement)
    default: false
    }
  }

  private func follow(
    _ event: InputEvent,
    _ tracker: inout PressTracker,
    _ frame: CGRect,
    _ action: (() -> Void)?
  ) -> Bool {
    let outcome = tracker.handle(event, in: frame)
    if case .ignored = outcome { return false }
    context.requestFrame()
    if case .tapped = outcome, isEnabled { _ = change(action) }
    return true
  }

  private func change(_ action: (() -> Void)?) -> Bool {
    guard let action else { return false }
    run {
      editing(true)
      action()
      editing(false)
    }
    return true
  }

  private func drawHalf(
    _ rect: CGRect,
    _ level: Double,
    _ isPossible: Bool,
    _ isPlus: Bool,
    _ painter: inout Painter
  ) {
    if level > 0, isPossible {
      let inner = rect.insetBy(dx: 2, dy: 2)
      painter.commands.fill(
        Path(roundedRect: inner, cornerRadius: Self.cornerRadius - 2),
        with: paint.multiplyingOpacity(by: level)
      )
    }
    let half = Self.signLength / 2
    var sign = Path()
    sign.move(to: CGPoint(x: rect.midX - half, y: rect.midY))
    sign.addLine(to: CGPoint(x: rect.midX + half, y: rect.midY))
    if isPlus {
      sign.move(to: CGPoint(x: rect.midX, y: rect.midY - half))
      sign.addLine(to: CGPoint(x: rect.midX, y: rect.midY + half))
    }
    painter.commands.stroke(
      sign,
      with: isPossible ? signPaint : signPaint.multiplyingOpacity(by: Self.disabledOpacity),
      style: StrokeStyle(lineWidth: 1.5, lineCap: .round)
    )
  }
}
