/// A node that arranges any number of nodes.
class ContainerNode: ViewNode {
  private var content: [ViewNode] = []

  override var children: [ViewNode] { content }

  func setChildren(_ nodes: [ViewNode]) {
    content = nodes
  }
}
