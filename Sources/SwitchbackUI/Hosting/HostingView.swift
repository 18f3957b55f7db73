internal import Drawing

/// A tree of declarative views as a view that keeps its state itself.
final class HostingView: UIView {
  private let graph = ViewGraph()
  private var updateContent: (ViewGraph, EnvironmentValues, Transaction) -> Void = { _, _, _ in }
  private var environment = EnvironmentValues()

  /// Whether what the tree was last made for is no longer so.
  private var isOutdated = true

  /// Shows another content from the next frame on.
  func show(_ update: @escaping (ViewGraph, EnvironmentValues, Transaction) -> Void) {
    updateContent = update
    isOutdated = true
    graph.context.invalidate()
    setNeedsDisplay()
  }

  /// The size that the content takes where it is offered one.
  func size(for proposal: ProposedViewSize) -> CGSize {
    bringUpToDate()
    return graph.sizeThatFits(proposal)
  }

  override var intrinsicContentSize: CGSize { size(for: .unspecified) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(for: ProposedViewSize(size))
  }

  override func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    graph.onInvalidate = host.map { host in { host.setNeedsFrame() } }
    isOutdated = true
  }

  override var isAnimating: Bool { graph.needsUpdate || graph.isAnimating }

  override func draw(into commands: inout DrawingCommands, context: RenderContext) {
    if context.colorScheme != environment.colorScheme
      || CGFloat(context.scale) != environment.displayScale
    {
      environment.colorScheme = context.colorScheme
      environment.displayScale = CGFloat(context.scale)
      isOutdated = true
    }
    arrange()
    graph.draw(into: &commands, context: context)
  }

  override func handle(_ event: InputEvent) -> Bool {
    arrange()
    return graph.send(event)
  }

  override func appendAccessibilityElements(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    graph.appendAccessibilityElements(to: &elements, depth: depth, identifiers: &identifiers)
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    graph.perform(action, on: id, at: time)
  }

  /// Brings the tree in line with its content, and into its place.
  private func arrange() {
    bringUpToDate()
    _ = graph.sizeThatFits(ProposedViewSize(bounds.size))
    graph.place(in: bounds)
  }

  private func bringUpToDate() {
    let host = host ?? DetachedHost.shared
    guard isOutdated || graph.needsUpdate else { return }
    isOutdated = false
    environment.host = host
    updateContent(graph, environment, graph.pendingTransaction)
  }
}
