internal import Drawing

/// A view on the screen: made once for its slot, then changed as the views say.
///
/// Frames are in the coordinates of the tree's surroundings.
package class ViewNode: SlotRecord {
  /// What the tree shares.
  let context: GraphContext

  /// The last walk that came here.
  var generation: UInt32 = 0

  /// Whether the last walk through the tree did not come here.
  final var isGone: Bool { generation != context.generation }

  /// The last walk at which the node was kept although the walk did not come here: it is on its way out.
  private(set) final var keptGeneration: UInt32 = 0

  /// Whether the node is neither on the screen nor on its way out.
  final var isDone: Bool { isGone && keptGeneration != context.generation }

  /// How what the last walk changed here goes on; `nil` where it takes place at once.
  final var animation: Animation?

  /// Where the node lies; on its way there, where it is at the time of the last drawing.
  final private(set) var frame = CGRect.zero

  /// Where the node lies in the end; `nil` until it was placed.
  private var place: CGRect?

  /// How far the node is from its place.
  private var shift: AnimatedValue<CGRect.AnimatableData>?

  /// The node's number for assistive technology; 0 until it was asked for.
  private(set) var identifier: UInt32 = 0

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var sizesStamp: UInt32 = 0

  init(context: GraphContext) {
    self.context = context
    #if DEBUG
    LiveObjects.count += 1
    #endif
  }

  #if DEBUG
  deinit {
    LiveObjects.count -= 1
  }
  #endif

  package var isLeaving: Bool { false }

  /// The nodes inside, the hindmost first.
  var children: [ViewNode] { [] }

  /// The number for assistive technology, which stays as long as the node does.
  final func identifier(from identifiers: inout AccessibilityIdentifiers) -> UInt32 {
    if identifier == 0 { identifier = identifiers.next() }
    return identifier
  }

  /// The size that the node takes where it is offered one.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if sizesStamp != context.layoutStamp {
      sizes.removeAll(keepingCapacity: true)
      sizesStamp = context.layoutStamp
    }
    let proposal = proposal.comparable
    for entry in sizes where entry.proposal == proposal { return entry.size }
    var size = measure(proposal)
    // Sums of infinite lengths may be no number, which nothing could be compared with.
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    sizes.append((proposal, size))
    return size
  }

  /// Puts the node in its place; `proposal` is the offer that the size of the place answers.
  final func place(in rect: CGRect, proposal: ProposedViewSize) {
    let rect = rect.finite
    if let place, context.isArranging { move(from: place, to: rect) }
    place = rect
    frame = rect
    layout(proposal.comparable)
  }

  /// Places what is inside anew where the node lies already.
  final func placeAgain(_ proposal: ProposedViewSize) {
    if let place { self.place(in: place, proposal: proposal) }
  }

  /// Goes the way to a new place bit by bit, where the walk said so.
  private func move(from old: CGRect, to new: CGRect) {
    let change = context.anchorChange
    let before = old.offsetBy(dx: change.width, dy: change.height)
    if before == new { return }
    guard let animation, !context.host.reducesMotion else {
      shift = nil
      return
    }
    let way = before.animatableData - new.animatableData
    if shift == nil { shift = AnimatedValue(.zero) }
    shift?.add(way, by: animation)
    context.addMoving(self)
  }

  /// Goes to where the node is at a time, and tells whether it moves on.
  final func present(at time: Double) -> Bool {
    guard let place, var shift else { return false }
    shift.begin(at: time)
    var rect = CGRect.zero
    rect.animatableData = place.animatableData + shift.value(at: time)
    frame = rect.finite
    self.shift = shift.isAtRest ? nil : shift
    frameDidMove()
    return !shift.isAtRest
  }

  /// Whether the node is on its way to its place.
  final var isMoving: Bool { shift != nil }

  /// The frame is that of another time.
  func frameDidMove() {}

  /// Keeps the node and those inside although the walk does not come to them.
  func keep() {
    keptGeneration = context.generation
    for child in children { child.keep() }
  }

  /// What is changed in the node and those inside without the walk goes on in that way.
  final func setAnimation(_ animation: Animation?) {
    self.animation = animation
    for child in children { child.setAnimation(animation) }
  }

  /// Whether the node is on its way out: it is drawn where it was, and nothing else.
  var isExiting: Bool { false }

  /// What is in front where nodes lie over each other.
  var zIndex: Double { 0 }

  /// How the node comes and goes; `nil` where nothing was said.
  var transition: AnyTransition? { nil }

  // MARK: - What kinds of nodes decide

  /// Finds the size for an offer.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places the nodes inside.
  func layout(_ proposal: ProposedViewSize) {}

  /// Draws the node.
  func draw(_ painter: inout Painter) {
    for child in children { child.draw(&painter) }
  }

  /// How far below the top of the size the baseline lies that others are aligned with.
  func baseline(_ line: BaselineKind, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    size.height
  }

  /// Which nodes of a stack are offered space first.
  var layoutPriority: Double { 0 }

  /// Whether there is no gap between the node and its neighbours unless a stack asks for one.
  var hasNoSpacing: Bool { false }

  /// Whether the node itself, not one inside, is there for a pointer.
  func contains(_ point: CGPoint) -> Bool { false }

  /// Adds the foremost node at the point and those round it, the innermost first, and tells whether there is one.
  func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    for child in children.reversed() where child.hitTest(point, path: &path) {
      path.append(self)
      return true
    }
    guard contains(point) else { return false }
    path.append(self)
    return true
  }

  /// A point in the coordinates of what is inside; `nil` where there is none.
  func toInside(_ point: CGPoint) -> CGPoint? { point }

  /// Takes an event and tells whether it was used.
  ///
  /// A node that used a `pointerDown` gets all that follows of it.
  func handle(_ event: InputEvent) -> Bool { false }

  /// Whether the node wants to know that a pointer is over it.
  var wantsHover: Bool { false }

  /// A pointer that presses nothing came over the node, or left it.
  func hover(_ isOver: Bool, _ event: InputEvent) {}

  /// Whether keys can be sent here.
  var isFocusable: Bool { false }

  /// Whether keys are sent here and the person should see that.
  final private(set) var isFocused = false

  final func setFocused(_ isFocused: Bool, at time: Double) {
    self.isFocused = isFocused
    focusDidChange(at: time)
  }

  func focusDidChange(at time: Double) {
    context.requestFrame()
  }

  /// Adds what assistive technology sees.
  func appendAccessibility(to collector: inout AccessibilityCollector) {
    for child in children { child.appendAccessibility(to: &collector) }
  }

  /// Does what assistive technology asks for and tells whether the element is the node's.
  func perform(_ action: AccessibilityElement.Action, on id: UInt32, at time: Double) -> Bool {
    for child in children where child.perform(action, on: id, at: time) { return true }
    return false
  }

  /// Whether there is something to do with the node that `activate` would do.
  var isActivatable: Bool { false }

  /// Does what a tap does, and tells whether there is anything to do.
  func activate(at time: Double) -> Bool { false }

  /// Whether what the node draws moves of itself; asked only of nodes that are mounted.
  var isAnimating: Bool { false }

  /// The walk did not come to the node, and its action may change state.
  func didLeave() {}
}

/// Which baseline of a text of several lines others are aligned with.
enum BaselineKind {
  case first
  case last
}
