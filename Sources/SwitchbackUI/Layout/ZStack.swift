/// Views that lie over each other, the last in front.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  /// Creates layers.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.stack(view.content, along: nil, LayersNode.init) {
      $0.alignment = view.alignment
    }
  }
}

extension ViewVisitor {
  /// Adds the node of a stack, whose content knows the direction.
  mutating func stack<Node: ContainerNode, Content: View>(
    _ content: Content,
    along axis: Axis?,
    _ make: (GraphContext) -> Node,
    update: (Node) -> Void
  ) {
    let outer = environment.stackAxis
    environment.stackAxis = axis
    container(content, make, update: update)
    environment.stackAxis = outer
  }
}
