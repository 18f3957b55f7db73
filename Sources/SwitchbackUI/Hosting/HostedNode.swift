internal import Drawing

/// A view that keeps its state itself, on the screen.
final class HostedNode: ViewNode {
  let view: UIView

  /// Whether the view is sent events.
  var isEnabled = true

  /// The colours that the views round it have set.
  var colorScheme = ColorScheme.light

  /// Runs when the view leaves, before it is taken off its surface.
  var dismantle: (() -> Void)?

  /// The size for an offer, where the one who hosts the view decides it.
  var sizing: ((ProposedViewSize) -> CGSize?)?

  init(_ view: UIView, context: GraphContext) {
    self.view = view
    super.init(context: context)
    context.mount(self)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizing?(proposal) { return size }
    return view.sizeThatFits(proposal.replacingUnspecifiedDimensions())
  }

  override func layout(_ proposal: ProposedViewSize) {
    // On its way to another place the view is told of each step when that is drawn.
    if !isMoving { view.frame = frame }
  }

  override func frameDidMove() {
    view.frame = frame
  }

  override func draw(_ painter: inout Painter) {
    painter.draw(view, colorScheme: colorScheme)
  }

  override func contains(_ point: CGPoint) -> Bool {
    !view.isHidden && frame.contains(point)
  }

  override var wantsHover: Bool { true }

  override func hover(_ isOver: Bool, _ event: InputEvent) {
    if isOver { return }
    var event = event
    event.kind = .pointerLeave
    _ = handle(event)
  }

  override var isFocusable: Bool { true }

  override func focusDidChange(at time: Double) {
    _ = view.handle(InputEvent(isFocused ? .focus : .blur, time: time))
  }

  override func handle(_ event: InputEvent) -> Bool {
    if !isEnabled, event.starts { return false }
    return view.handle(local(event))
  }

  /// Whether a press is for something in the view alone.
  func claims(_ press: InputEvent) -> Bool {
    view.claims(local(press))
  }

  private func local(_ event: InputEvent) -> InputEvent {
    var event = event
    event.location.x -= frame.minX
    event.location.y -= frame.minY
    return event
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    if view.isHidden { return }
    let start = collector.elements.count
    view.appendAccessibilityElements(
      to: &collector.elements,
      depth: collector.depth,
      identifiers: &collector.identifiers
    )
    for index in start..<collector.elements.count {
      collector.elements[index].frame = collector.elements[index].frame
        .offsetBy(dx: frame.minX, dy: frame.minY)
    }
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    view.perform(action, on: id, at: time)
  }

  override var isAnimating: Bool { !view.isHidden && view.isAnimating }

  override func didLeave() {
    dismantle?()
    view.didMove(to: nil)
  }
}

extension InputEvent {
  /// Whether the event is the first of its kind, not the end of something that started before.
  fileprivate var starts: Bool {
    switch kind {
    case .pointerDown, .wheel, .keyDown, .pointerMove: true
    default: false
    }
  }
}
