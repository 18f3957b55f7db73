extension ViewVisitor {
  /// Adds the node of a view that has no views inside, made at the first visit.
  mutating func leaf<Node: ViewNode>(
    _ make: (GraphContext) -> Node,
    update: (Node) -> Void
  ) {
    let node = node(make)
    update(node)
    nodes.append(node)
  }

  /// Adds the node of a view that arranges other views.
  mutating func container<Node: ContainerNode, Content: View>(
    _ content: Content,
    _ make: (GraphContext) -> Node,
    update: (Node) -> Void
  ) {
    let node = node(make)
    update(node)
    node.setChildren(collect { $0.visit(content, inChild: 0) })
    nodes.append(node)
  }

  /// Goes into the content of a modifier and puts a node round each of its nodes.
  mutating func modify<Node: WrapperNode, Content: View>(
    _ content: Content,
    _ make: (ViewNode) -> Node,
    update: (Node) -> Void
  ) {
    let start = nodes.count
    visit(content, inChild: 0)
    wrap(from: start, make, update: update)
  }

  /// Puts a node round each of those that were added since.
  mutating func wrap<Node: WrapperNode>(
    from start: Int,
    _ make: (ViewNode) -> Node,
    update: (Node) -> Void
  ) {
    let record = slot.record.flatMap { $0 as? WrapperRecord } ?? WrapperRecord()
    slot.record = record
    var wrappers: [WrapperNode] = []
    for index in start..<nodes.count {
      let child = nodes[index]
      let node = record.wrapper(of: child, near: index - start) as? Node ?? make(child)
      node.generation = generation
      node.animation = animation
      update(node)
      wrappers.append(node)
      nodes[index] = node
    }
    record.wrappers = wrappers
  }

  /// The nodes that a part of the walk adds, which are not those of the view that the walk is in.
  mutating func collect(_ walk: (inout ViewVisitor) -> Void) -> [ViewNode] {
    let outer = nodes
    nodes = []
    walk(&self)
    let result = nodes
    nodes = outer
    return result
  }

  /// The one node that stands for a view in a child slot: its own, or a stack of those that it has.
  mutating func single<Content: View>(
    _ content: Content,
    inChild position: Int,
    stackedAlong axis: Axis?
  ) -> ViewNode? {
    let outer = slot
    slot = outer.child(position, generation: generation)
    defer { slot = outer }
    let result = collect { $0.visit(content, inChild: 0) }
    if result.count <= 1, result.first?.isExiting != true { return result.first }
    let stack: ContainerNode
    if let axis {
      stack = node(axis == .vertical ? StackNode.column : StackNode.row)
    } else {
      stack = node(LayersNode.init)
    }
    stack.setChildren(result)
    return stack
  }

  func node<Node: ViewNode>(_ make: (GraphContext) -> Node) -> Node {
    let node = slot.record.flatMap { $0 as? Node } ?? make(context)
    slot.record = node
    node.generation = generation
    node.animation = animation
    return node
  }
}

extension WrapperRecord {
  fileprivate func wrapper(of child: ViewNode, near index: Int) -> WrapperNode? {
    if index < wrappers.count, wrappers[index].child === child { return wrappers[index] }
    for wrapper in wrappers where wrapper.child === child { return wrapper }
    return nil
  }
}
