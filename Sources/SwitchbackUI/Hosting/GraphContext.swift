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
    if TransactionScope.current.animation != nil || TransactionScope.current.disablesAnimations {
      transaction = TransactionScope.current
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
    if mounted.allSatisfy({ $0.generation == generation }) { return }
    let gone = mounted.filter { $0.generation != generation }
    mounted.removeAll { $0.generation != generation }
    for node in gone { node.didLeave() }
  }
}
