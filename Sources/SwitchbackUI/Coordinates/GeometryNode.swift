internal import Drawing

/// A reader on the screen: its content is a tree of its own, which is updated whenever the place is found.
final class GeometryNode: ViewNode {
  typealias Update = (ViewGraph, GeometryProxy, EnvironmentValues, Transaction) -> Void

  private let graph: ViewGraph
  private let place = ViewPlace()
  private var update: Update?
  private var environment: EnvironmentValues?
  private var transaction = Transaction()
  private var scope: StateTable?

  /// Whether the content may differ although the place does not.
  private var isStale = true

  override init(context: GraphContext) {
    graph = ViewGraph(inside: context)
    super.init(context: context)
    context.mount(self)
  }

  func set(
    _ update: @escaping Update,
    environment: EnvironmentValues,
    transaction: Transaction,
    scope: StateTable?
  ) {
    self.update = update
    self.environment = environment
    self.transaction = transaction
    self.scope = scope
    isStale = true
  }

  override var children: [ViewNode] { graph.root.map { [$0] } ?? [] }

  override func layout(_ proposal: ProposedViewSize) {
    let isMoved = place.frame != frame
    place.frame = frame
    guard let environment, let update else { return }
    if isMoved || isStale || graph.needsUpdate {
      isStale = false
      let proxy = GeometryProxy(place: place, spaces: environment.coordinateSpaces)
      let transaction = transaction
      let graph = graph
      StateScope.run({ update(graph, proxy, environment, transaction) }, in: scope)
      self.transaction = Transaction()
    }
    let offer = ProposedViewSize(frame.size)
    let size = graph.sizeThatFits(offer)
    graph.place(in: CGRect(origin: frame.origin, size: size))
  }

  override var isAnimating: Bool { graph.isAnimating }

  override func didLeave() {
    graph.unmount()
  }
}
