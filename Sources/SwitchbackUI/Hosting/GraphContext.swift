internal import Drawing

/// What the parts of one tree of views share.
///
/// It does not hold the tree, so that its parts can hold it.
package final class GraphContext {
  /// The platform below.
  var host: any Host = DetachedHost.shared

  /// A state changed below: an update is wanted.
  var onInvalidate: (() -> Void)?

  /// The pixels in a point.
  private(set) var scale: CGFloat = 1

  /// Whether a state changed since the last update started.
  private(set) var needsUpdate = true

  /// What goes along with the changes since the last update.
  private(set) var transaction = Transaction()

  /// Changes whenever sizes may.
  private(set) var layoutStamp: UInt32 = 0

  /// The number of the last walk through the tree.
  var generation: UInt32 = 0

  /// Whether the places that are found are those that the last walk leads to.
  var isArranging = false

  /// How far the tree as a whole was moved since it was placed last.
  private(set) var anchorChange = CGSize.zero

  private var anchor: CGPoint?

  /// The nodes that are on their way to their places.
  private var moving: [ViewNode] = []

  /// The nodes that are on their way out.
  private var leaving: [BranchNode] = []

  /// What waits for animations to end.
  private var completions: [AnimationCompletion] = []

  private var wantsStep = false

  /// The time of the frame that is made, or of the last one.
  var time: Double {
    get { outer?.time ?? ownTime }
    set { ownTime = newValue }
  }

  private var ownTime: Double = 0

  /// Where the zero of the tree lies on the surface.
  let place: ViewPlace

  /// The tree that this one is a part of.
  private let outer: GraphContext?

  /// What the last update read of objects that tell of their changes.
  private var tracking: Tracking?

  /// What waits until views may change state: the actions of views that appeared, left or saw a value change.
  private var actions: [(action: () -> Void, scope: StateTable?)] = []

  /// The nodes that want to know when they leave.
  private var mounted: [ViewNode] = []

  private var reports = ReportLog()

  init(inside outer: GraphContext? = nil) {
    self.outer = outer
    place = outer?.place ?? ViewPlace()
  }

  /// Asks for an update with the transaction that is in force.
  func invalidate() {
    if !needsUpdate {
      needsUpdate = true
      transaction = Transaction()
    }
    let current = TransactionScope.current
    if current.animation != nil || current.disablesAnimations { transaction = current }
    if outer == nil, let completion = current.completion, completion.join() {
      completions.append(completion)
    }
    onInvalidate?()
    if let outer { outer.invalidate() } else { host.setNeedsFrame() }
  }

  /// Asks for a frame without an update.
  func requestFrame() {
    host.setNeedsFrame()
  }

  /// Tells the developer, once for each message on a surface.
  func reportOnce(_ message: String) {
    reports.report(message, to: host)
  }

  /// Starts an update: what changes from now on is for the next one.
  func beginUpdate(_ environment: EnvironmentValues) {
    host = environment.host
    reports = environment.reports
    scale = environment.displayScale > 0 ? environment.displayScale : 1
    needsUpdate = false
    transaction = Transaction()
  }

  /// Runs code that makes an update be wanted when something changes that it reads.
  func track(_ walk: () -> Void) {
    let tracking = tracking ?? Tracking { self.invalidate() }
    self.tracking = tracking
    tracking.run(walk)
  }

  /// The tree is placed anew, as a whole moved with that point.
  func setAnchor(_ point: CGPoint) {
    anchorChange =
      anchor.map { CGSize(width: point.x - $0.x, height: point.y - $0.y) } ?? .zero
    anchor = point
  }

  /// The node is on its way to its place.
  func addMoving(_ node: ViewNode) {
    if let outer { return outer.addMoving(node) }
    if !moving.contains(where: { $0 === node }) { moving.append(node) }
  }

  /// Goes to where all nodes are at a time, and tells whether one moves on.
  func presentMoving(at time: Double) -> Bool {
    if moving.isEmpty { return false }
    moving.removeAll { $0.isDone || !$0.present(at: time) }
    return !moving.isEmpty
  }

  /// The node is on its way out.
  func addLeaving(_ node: BranchNode) {
    if let outer { return outer.addLeaving(node) }
    if !leaving.contains(where: { $0 === node }) { leaving.append(node) }
  }

  /// Places what is on its way out.
  func arrangeLeaving() {
    if isArranging { for node in leaving { node.arrange() } }
  }

  /// Wants an update for the next frame, in which something made by code moves on.
  func stepSoon() {
    if let outer { return outer.stepSoon() }
    wantsStep = true
  }

  /// A frame was drawn; asks for the updates that are due then, and tells whether another frame will differ.
  func drawingDidEnd(at time: Double) -> Bool {
    self.time = time
    let gone = leaving.filter { $0.finish(at: time) }
    leaving.removeAll { node in gone.contains { $0 === node } }
    for node in gone where node.hasLeft { node.context.invalidate() }
    let due = completions.filter { $0.isDue(at: time) }
    completions.removeAll { completion in due.contains { $0 === completion } }
    for completion in due {
      enqueue(completion.action, in: nil)
      invalidate()
    }
    if wantsStep {
      wantsStep = false
      withTransaction(Transaction()) { invalidate() }
    }
    return !leaving.isEmpty || !completions.isEmpty || needsUpdate
  }

  /// Leaves out the update that is wanted.
  func giveUpUpdating() {
    needsUpdate = false
  }

  func sizesMayChange() {
    layoutStamp &+= 1
  }

  func enqueue(_ action: @escaping () -> Void, in scope: StateTable?) {
    if let outer { return outer.enqueue(action, in: scope) }
    actions.append((action, scope))
  }

  /// Runs what waits, and returns whether there was anything.
  @discardableResult
  func runActions() -> Bool {
    if actions.isEmpty { return false }
    let waiting = actions
    actions = []
    for (action, scope) in waiting { StateScope.run(action, in: scope) }
    return true
  }

  /// Lets go of all nodes, which hold this.
  func tearDown() {
    tracking?.stop()
    tracking = nil
    mounted = []
    moving = []
    leaving = []
    completions = []
    actions = []
    onInvalidate = nil
  }

  /// Whether one of the nodes that are mounted moves of itself.
  var hasAnimatingNode: Bool { mounted.contains { $0.isAnimating } }

  func mount(_ node: ViewNode) {
    mounted.append(node)
  }

  /// Tells the nodes that the walk did not come to that they left.
  func unmountNodes() {
    if !mounted.contains(where: { $0.isDone }) { return }
    let gone = mounted.filter { $0.isDone }
    mounted.removeAll { $0.isDone }
    for node in gone { node.didLeave() }
  }
}
