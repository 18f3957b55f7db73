/// A node that arranges any number of nodes.
class ContainerNode: ViewNode {
  /// The nodes that have a place, in order.
  private(set) final var arranged: [ViewNode] = []

  private var drawn: [ViewNode] = []

  override var children: [ViewNode] { drawn }

  func setChildren(_ nodes: [ViewNode]) {
    var isLeft = false
    var isRaised = false
    for node in nodes {
      if node.isExiting { isLeft = true }
      if node.zIndex != 0 { isRaised = true }
    }
    arranged = isLeft ? nodes.filter { !$0.isExiting } : nodes
    drawn = isRaised ? nodes.sortedByZIndex : nodes
  }
}

extension [ViewNode] {
  /// The nodes with those in front last, else in their order.
  fileprivate var sortedByZIndex: [ViewNode] {
    indices.sorted {
      let (first, second) = (self[$0].zIndex, self[$1].zIndex)
      return first == second || first.isNaN || second.isNaN ? $0 < $1 : first < second
    }.map { self[$0] }
  }
}
