extension ViewVisitor {
  /// Puts a view that keeps its state itself among declarative views: made at the first visit, updated at each.
  ///
  /// `update` runs with the state of the views round it at hand; what it changes of state is seen at the next update.
  package mutating func host<Hosted: UIView>(
    make: () -> Hosted,
    update: (Hosted, EnvironmentValues, Transaction) -> Void
  ) {
    let node = node { HostedNode(make(), context: $0) }
    let view = unsafeDowncast(node.view, to: Hosted.self)
    if view.host !== environment.host { view.didMove(to: environment.host) }
    view.coordinateSpaces = environment.coordinateSpaces
    node.isEnabled = environment.isEnabled
    node.colorScheme = environment.colorScheme
    update(view, environment, transaction)
    nodes.append(node)
  }

  /// The node that `host` added last.
  var lastHosted: HostedNode? { nodes.last.flatMap { $0 as? HostedNode } }
}
