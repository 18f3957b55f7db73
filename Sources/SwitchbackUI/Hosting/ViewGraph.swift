package import Drawing

/// One tree of views on the screen: that of a whole surface, or the content of an annotation.
///
/// Its owner calls `update` when the content may have changed, then asks for its size and places it. Locations and
/// frames are in the coordinates that the tree is placed in.
package final class ViewGraph {
  let context: GraphContext

  /// All that is drawn on, where the tree is that of a surface.
  var surface = CGRect.null

  /// Whether the owner runs the actions of views that appeared or changed; else they run after the next placing.
  var defersActions = false

  /// Whether several views lie over each other in the top left corner; else they stand in a column.
  private var isLayered = false

  private let slot = Slot()
  private(set) var root: ViewNode?
  private(set) var pointers = PointerRouter()
  private var proposal = ProposedViewSize.zero
  private var wasAnimating = false

  /// Creates a tree without views.
  package init() {
    context = GraphContext()
  }

  /// Creates a tree that is a part of another: it lies in the same coordinates and tells of changes there.
  init(inside outer: GraphContext) {
    context = GraphContext(inside: outer)
    defersActions = true
    isLayered = true
  }

  deinit {
    // What is mounted and what the tree shares hold each other.
    context.tearDown()
  }

  /// A state below changed: an update is wanted.
  package var onInvalidate: (() -> Void)? {
    get { context.onInvalidate }
    set { context.onInvalidate = newValue }
  }

  /// Whether an update is wanted.
  package var needsUpdate: Bool { context.needsUpdate }

  /// What goes along with the changes of state since the last update.
  package var pendingTransaction: Transaction { context.transaction }

  /// Whether a later frame will differ although nothing is sent before it, as of the last drawing
  /// where views do not tell of themselves.
  package var isAnimating: Bool { wasAnimating || context.hasAnimatingNode }

  /// Where the zero of the tree lies on the surface, for what asks in the coordinates of the surface.
  package var globalOrigin: CGPoint {
    get { context.place.frame.origin }
    set { context.place.frame.origin = newValue }
  }

  /// Brings the tree in line with a view.
  ///
  /// State that is changed meanwhile makes another update be wanted; it never starts one.
  package func update<Content: View>(
    _ view: Content,
    environment: EnvironmentValues,
    transaction: Transaction
  ) {
    var visitor = begin(environment, transaction)
    context.track { visitor.visitAnew(view) }
    end(visitor)
  }

  /// Takes all views off the screen.
  package func unmount() {
    end(begin(EnvironmentValues(host: context.host), Transaction()))
    if !defersActions { context.runActions() }
    context.onInvalidate = nil
  }

  /// The size that the tree takes where it is offered one.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    self.proposal = proposal
    return root?.size(for: proposal) ?? .zero
  }

  /// Puts the tree in its place.
  ///
  /// What an update moved goes to its place as the update's transaction says; where the owner moves the whole tree,
  /// all goes along at once.
  package func place(in rect: CGRect) {
    // All that is on a surface is placed by its corner, whatever the size of what is on it.
    context.setAnchor(surface.isNull && !defersActions ? rect.origin : .zero)
    if let root {
      // The place is the answer to the last offer where it has the size of that answer.
      if root.size(for: proposal) != rect.size { proposal = ProposedViewSize(rect.size) }
      root.place(in: rect, proposal: proposal)
    }
    context.arrangeLeaving()
    context.isArranging = false
    if !defersActions { context.runActions() }
  }

  /// Draws a tree into one list.
  package func draw(into commands: inout DrawingCommands, context: RenderContext) {
    var painter = Painter(context: context, surface: nil)
    draw(&painter)
    commands.append(painter.commands)
  }

  /// Draws a tree as layers of a frame.
  package func appendLayers(to layers: inout [DisplayList.Layer], context: RenderContext) {
    var painter = Painter(context: context, surface: surface)
    draw(&painter)
    painter.flush()
    layers += painter.layers ?? []
  }

  /// Whether there is anything that a pointer finds there.
  package func hitTest(_ point: CGPoint) -> Bool {
    var path: [ViewNode] = []
    return root?.hitTest(point, path: &path) ?? false
  }

  /// Takes an event and tells whether it was used.
  package func send(_ event: InputEvent) -> Bool {
    guard let root else { return false }
    return pointers.send(event, to: root)
  }

  /// The views that keep their state themselves, in the order in which they are drawn.
  package var hostedViews: [UIView] {
    root?.hosted.compactMap { ($0 as? HostedNode)?.view } ?? []
  }

  /// Adds what assistive technology sees, in reading order.
  ///
  /// `title` names what can be operated and has no words of its own.
  package func appendAccessibilityElements(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    title: String = "",
    identifiers: inout AccessibilityIdentifiers
  ) {
    var collector = AccessibilityCollector(depth: depth, title: title, identifiers: identifiers)
    root?.appendAccessibility(to: &collector)
    elements += collector.elements
    identifiers = collector.identifiers
  }

  /// Does what assistive technology asks for and tells whether the element is one of the tree's.
  package func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    guard let root else { return false }
    if action == .focus, pointers.focus(on: id, in: root, at: time) { return true }
    return root.perform(action, on: id, at: time)
  }

  /// What the tree is called: its elements' labels, one after the other.
  package var accessibilityLabel: String? {
    guard let root else { return nil }
    var collector = AccessibilityCollector(identifiers: AccessibilityIdentifiers())
    collector.isForReading = true
    root.appendAccessibility(to: &collector)
    let label = collector.elements.joinedLabels
    return label.utf8.isEmpty ? nil : label
  }
}

extension ViewGraph {
  private func draw(_ painter: inout Painter) {
    let isMoving = context.presentMoving(at: painter.context.time)
    root?.draw(&painter)
    let goesOn = context.drawingDidEnd(at: painter.context.time)
    wasAnimating = painter.isAnimating || isMoving || goesOn
  }

  private func begin(_ environment: EnvironmentValues, _ transaction: Transaction) -> ViewVisitor {
    context.beginUpdate(environment)
    context.generation &+= 1
    var environment = environment
    environment.coordinateSpaces.tree = context.place
    return ViewVisitor(
      slot: slot,
      generation: context.generation,
      environment: environment,
      transaction: transaction,
      context: context
    )
  }

  private func end(_ visitor: ViewVisitor) {
    root = rootNode(visitor.nodes)
    context.isArranging = true
    slot.sweep(context.generation)
    context.unmountNodes()
    context.sizesMayChange()
    pointers.forgetGoneNodes()
  }

  private func rootNode(_ nodes: [ViewNode]) -> ViewNode? {
    if nodes.count <= 1, nodes.first?.isExiting != true { return nodes.first }
    let stack: ContainerNode
    if isLayered {
      let layers = root.flatMap { $0 as? LayersNode } ?? LayersNode(context: context)
      layers.alignment = .topLeading
      stack = layers
    } else {
      stack = root.flatMap { $0 as? StackNode } ?? StackNode(.vertical, context: context)
    }
    stack.setChildren(nodes)
    return stack
  }
}
