internal import Drawing

/// A slider on the screen.
final class SliderNode: ControlNode {
  private static let height: CGFloat = 31
  private static let knobDiameter: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  /// The width where none is offered, in points.
  private static let idealWidth: CGFloat = 160

  /// How far a key or assistive technology moves the knob where there are no steps, as a part of the range.
  private static let stride = 0.1

  var minimum: ViewNode?
  var maximum: ViewNode?
  var editing: (Bool) -> Void = { _ in }
  var paint = RGBA.clear
  var trackPaint = RGBA.clear

  private var model: SliderModel?
  private var position: AnimatedNumber?

  /// Where the line and the knob lie.
  private var bar = CGRect.zero
  private var barOffset: CGFloat = 0

  private var pointer: Int32?

  /// How far beside the middle of the knob the pointer holds it.
  private var grip: CGFloat = 0

  func set(_ model: SliderModel) {
    self.model = model
    if position == nil { position = AnimatedNumber(model.part) }
    position?.go(to: model.part, by: animation)
  }

  override var children: [ViewNode] { [minimum, maximum].compactMap { $0 } }

  override func keep() {
    super.keep()
    label?.keep()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var height = Self.height
    var width = Self.knobDiameter
    for label in children {
      let size = label.size(for: .unspecified)
      width += size.width + StackNode.defaultSpacing
      height = max(height, size.height)
    }
    return CGSize(width: max(width, proposal.width ?? Self.idealWidth), height: height)
  }

  override func layout(_ proposal: ProposedViewSize) {
    bar = frame
    if let minimum {
      let size = minimum.size(for: .unspecified)
      minimum.place(size, .leading, in: frame, proposal: .unspecified)
      bar.origin.x += size.width + StackNode.defaultSpacing
      bar.size.width -= size.width + StackNode.defaultSpacing
    }
    if let maximum {
      let size = maximum.size(for: .unspecified)
      maximum.place(size, .trailing, in: frame, proposal: .unspecified)
      bar.size.width -= size.width + StackNode.defaultSpacing
    }
    barOffset = bar.minX - frame.minX
  }

  override func frameDidMove() {
    bar.origin = CGPoint(x: frame.minX + barOffset, y: frame.minY)
  }

  override func draw(_ painter: inout Painter) {
    if !isEnabled { painter.begin(.opacity(Self.disabledOpacity)) }
    for label in children { label.draw(&painter) }
    drawBar(&painter)
    if !isEnabled { painter.end() }
    drawFocus(&painter, round: frame, cornerRadius: 6)
  }

  private func drawBar(_ painter: inout Painter) {
    var part = model?.part ?? 0
    if var number = position {
      part = painter.value(of: &number)
      position = number
    }
    let middle = knobMiddle(at: part)
    let line = CGRect(
      x: bar.minX,
      y: bar.midY - Self.trackHeight / 2,
      width: bar.width,
      height: Self.trackHeight
    )
    let radius = Self.trackHeight / 2
    painter.commands.fill(Path(roundedRect: line, cornerRadius: radius), with: trackPaint)
    var filled = line
    filled.size.width = max(0, middle - line.minX)
    painter.commands.fill(Path(roundedRect: filled, cornerRadius: radius), with: paint)
    let knob = CGRect(
      x: middle - Self.knobDiameter / 2,
      y: bar.midY - Self.knobDiameter / 2,
      width: Self.knobDiameter,
      height: Self.knobDiameter
    )
    let outline = Path(ellipseIn: knob.insetBy(dx: 1, dy: 1))
    let shadow = RGBA(red: 0, green: 0, blue: 0, opacity: 0.16)
    painter.commands.stroke(outline, with: shadow, style: StrokeStyle(lineWidth: 1))
    painter.commands.fill(outline, with: RGBA(0xFFFF_FFFF))
  }

  override func handle(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .keyDown: return isEnabled && press(event.key)
    case .pointerDown:
      guard isEnabled, pointer == nil, event.isMainButton, bar.contains(event.location) else {
        return false
      }
      pointer = event.pointer
      let distance = event.location.x - knobMiddle(at: model?.part ?? 0)
      grip = abs(distance) <= Self.knobDiameter / 2 ? distance : 0
      run { editing(true) }
      if grip == 0 { follow(event) }
      return true
    case .pointerMove:
      guard pointer == event.pointer else { return false }
      follow(event)
      return true
    case .pointerUp, .pointerCancel:
      guard pointer == event.pointer else { return false }
      pointer = nil
      run { editing(false) }
      return true
    default: return false
    }
  }

  override func operate(_ action: AccessibilityElement.Action, at time: Double) -> Bool {
    switch action {
    case .increment: return step(1)
    case .decrement: return step(-1)
    case .focus: return true
    case .activate: return false
    }
  }

  override var isActivatable: Bool { false }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    let percent = Int(((model?.part ?? 0) * 100).rounded())
    let text = labelText(&collector)
    collector.add(self, role: .slider, label: text, value: "\(percent)%")
  }
}

extension SliderNode {
  private var way: CGFloat { max(0, bar.width - Self.knobDiameter) }

  private func knobMiddle(at part: Double) -> CGFloat {
    bar.minX + Self.knobDiameter / 2 + way * CGFloat(part)
  }

  private func follow(_ event: InputEvent) {
    guard way > 0 else { return }
    let middle = event.location.x - grip - bar.minX - Self.knobDiameter / 2
    move(to: Double(middle / way))
  }

  private func press(_ key: InputEvent.Key) -> Bool {
    switch key {
    case .leftArrow, .downArrow, .minus: return step(-1)
    case .rightArrow, .upArrow, .plus: return step(1)
    case .home: return edit(0)
    case .end: return edit(1)
    default: return false
    }
  }

  private func step(_ direction: Double) -> Bool {
    guard let model else { return false }
    return edit(model.part + direction * (model.step ?? Self.stride))
  }

  private func edit(_ part: Double) -> Bool {
    run { editing(true) }
    move(to: part)
    run { editing(false) }
    return true
  }

  private func move(to part: Double) {
    guard let set = model?.set else { return }
    run { set(part) }
  }
}
