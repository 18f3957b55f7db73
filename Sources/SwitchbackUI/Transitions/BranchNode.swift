internal import Drawing

/// A node that may come and go while what is round it stays.
final class BranchNode: WrapperNode {
  /// The node of the view itself, without what a transition puts round it.
  let content: ViewNode

  private(set) var isDeparting = false

  private var effect = AnimatedValue(TransitionEffect.zero)

  /// Runs from 0 to 1 while the node is on its way.
  private var clock = AnimatedNumber(0)

  private var anchor = UnitPoint.center
  private var proposal = ProposedViewSize.unspecified
  private var isOver = false

  override init(_ child: ViewNode) {
    content = child
    super.init(child)
  }

  override var isExiting: Bool { isDeparting || child.isExiting }

  /// Whether the node has left and is to be let go.
  var hasLeft: Bool { isDeparting && isOver }

  /// Comes from where the transition begins.
  func enter(by animation: Animation, _ transition: AnyTransition) {
    anchor = transition.insertionAnchor
    let start = allowed(transition.insertion)
    if start != .zero { effect.add(start, by: animation) }
  }

  /// Leaves to where the transition ends.
  func leave(by animation: Animation, _ transition: AnyTransition) {
    if effect.isAtRest { anchor = transition.removalAnchor }
    isDeparting = true
    isOver = false
    effect.go(to: allowed(transition.removal), by: animation)
    clock = AnimatedNumber(0)
    clock.go(to: 1, by: animation)
    context.addLeaving(self)
  }

  /// Comes back from where it is.
  func revive(by animation: Animation?) {
    isDeparting = false
    isOver = false
    effect.go(to: .zero, by: animation)
  }

  override func layout(_ proposal: ProposedViewSize) {
    self.proposal = proposal
    super.layout(proposal)
  }

  /// Places what a transition put round the content, now that those round the node leave it no room.
  func arrange() {
    if isDeparting, child !== content { placeAgain(proposal) }
  }

  /// Notes whether the node has left at a time.
  func finish(at time: Double) -> Bool {
    clock.begin(at: time)
    isOver = clock.isAtRest
    return isOver || !isDeparting
  }

  private func allowed(_ effect: TransitionEffect) -> TransitionEffect {
    context.host.reducesMotion ? effect.still : effect
  }

  override func draw(_ painter: inout Painter) {
    if isDeparting {
      _ = painter.value(of: &clock)
      if clock.isAtRest { return }
    }
    let effect = painter.value(of: &effect)
    if effect == .zero { return child.draw(&painter) }
    let opacity = min(max(1 - effect.fade, 0), 1)
    if opacity <= 0 || effect.shrinking >= 1 {
      // What is not seen may move all the same.
      return
    }
    let transform = effect.transform(of: frame, anchor: anchor)
    let isMoved = transform != .identity
    if isMoved { painter.begin(.transform(transform)) }
    if opacity < 1 { painter.begin(.opacity(opacity)) }
    child.draw(&painter)
    if opacity < 1 { painter.end() }
    if isMoved { painter.end() }
  }

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    !isDeparting && super.hitTest(point, path: &path)
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    if !isDeparting { super.appendAccessibility(to: &collector) }
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    !isDeparting && super.perform(action, on: id, at: time)
  }
}
