internal import Drawing

/// Sends the events of a tree to its nodes.
struct PointerRouter {
  /// The nodes that get all that follows of a press: one that used it, and the taps round it that look on.
  private var captures: [(pointer: Int32, target: Target)] = []

  /// A node and those round it, the innermost first.
  private struct Target {
    let node: ViewNode
    let outer: [ViewNode]

    /// Sends an event in the coordinates of the node.
    func handle(_ event: InputEvent) -> Bool {
      var event = event
      for node in outer.reversed() {
        guard let point = node.toInside(event.location) else { return false }
        event.location = point
      }
      return node.handle(event)
    }
  }

  /// What the pointer that presses nothing is over, the innermost first.
  private var hovered: [ViewNode] = []
  private var focused: ViewNode?

  /// The node that keys go to where none is focused: the last that a pointer pressed, or the only one.
  private var lastPressed: ViewNode?

  mutating func send(_ event: InputEvent, to root: ViewNode) -> Bool {
    switch event.kind {
    case .pointerDown: return press(event, in: root)
    case .pointerMove: return move(event, in: root)
    case .pointerUp, .pointerCancel: return release(event, in: root)
    case .pointerLeave:
      setHovered([], event)
      return false
    case .wheel: return scroll(event, in: root)
    case .keyDown, .keyUp: return key(event, in: root)
    case .focus: return false
    case .blur:
      setFocus(nil, at: event.time)
      return false
    }
  }

  /// Sends the keys to the node with that number, and lets the person see it.
  ///
  /// Elements of a view that keeps its own state are told apart by that view, which then gets the keys.
  mutating func focus(on id: UInt32, in root: ViewNode, at time: Double) -> Bool {
    var node = root.focusable(id)
    if node == nil { node = root.hosted.first { $0.perform(.focus, on: id, at: time) } }
    setFocus(node, at: time)
    return node != nil
  }

  /// Lets go of the nodes that the last walk through their tree did not come to.
  mutating func forgetGoneNodes() {
    captures.removeAll { $0.target.node.isGone }
    hovered.removeAll { $0.isGone }
    if focused?.isGone == true { focused = nil }
    if lastPressed?.isGone == true { lastPressed = nil }
  }
}

extension PointerRouter {
  private mutating func press(_ event: InputEvent, in root: ViewNode) -> Bool {
    setFocus(nil, at: event.time)
    captures.removeAll { $0.pointer == event.pointer }
    var path: [ViewNode] = []
    guard root.hitTest(event.location, path: &path) else { return false }
    let targets = targets(path)
    guard let index = targets.firstIndex(where: { $0.handle(event) }) else { return false }
    let node = path[index]
    captures.append((event.pointer, targets[index]))
    if node.isFocusable { lastPressed = node }
    // A view that keeps its own state uses every press, and yet a tap on it is one for the views round it, unless it
    // is for something in the view alone.
    if let hosted = node as? HostedNode, !hosted.claims(event) {
      for outer in targets[(index + 1)...] where outer.node is TapNode && outer.handle(event) {
        captures.append((event.pointer, outer))
      }
    }
    return true
  }

  private mutating func move(_ event: InputEvent, in root: ViewNode) -> Bool {
    let captured = captures.filter { $0.pointer == event.pointer }
    if !captured.isEmpty {
      var isUsed = false
      for capture in captured where capture.target.handle(event) { isUsed = true }
      return isUsed
    }
    if event.device == .touch { return false }
    var path: [ViewNode] = []
    _ = root.hitTest(event.location, path: &path)
    let over = targets(path).filter { $0.node.wantsHover }
    setHovered(over.map { $0.node }, event)
    // The view below gets the moves themselves, too.
    for target in over where target.handle(event) { return true }
    return false
  }

  private mutating func release(_ event: InputEvent, in root: ViewNode) -> Bool {
    let captured = captures.filter { $0.pointer == event.pointer }
    captures.removeAll { $0.pointer == event.pointer }
    var isUsed = false
    for capture in captured where capture.target.handle(event) { isUsed = true }
    return isUsed
  }

  private func targets(_ path: [ViewNode]) -> [Target] {
    let transforms = path.indices.filter { path[$0] is TransformNode }
    return path.indices.map { index in
      Target(node: path[index], outer: transforms.filter { $0 > index }.map { path[$0] })
    }
  }

  private mutating func setHovered(_ nodes: [ViewNode], _ event: InputEvent) {
    let before = hovered
    hovered = nodes
    for node in before where !nodes.contains(where: { $0 === node }) { node.hover(false, event) }
    for node in nodes where !before.contains(where: { $0 === node }) { node.hover(true, event) }
  }

  private func scroll(_ event: InputEvent, in root: ViewNode) -> Bool {
    var found: [(node: ViewNode, location: CGPoint)] = []
    root.appendNodes(at: event.location, to: &found)
    for (node, location) in found {
      var event = event
      event.location = location
      if node.handle(event) { return true }
    }
    return false
  }

  private mutating func key(_ event: InputEvent, in root: ViewNode) -> Bool {
    if let focused { return focused.handle(event) }
    if let lastPressed, lastPressed is HostedNode { return lastPressed.handle(event) }
    let hosted = root.hosted
    return hosted.count == 1 && hosted[0].handle(event)
  }

  private mutating func setFocus(_ node: ViewNode?, at time: Double) {
    if focused === node { return }
    focused?.setFocused(false, at: time)
    node?.setFocused(true, at: time)
    focused = node
  }
}

extension ViewNode {
  /// The node that has that number and takes keys.
  fileprivate func focusable(_ id: UInt32) -> ViewNode? {
    if identifier == id, isFocusable { return self }
    for child in children {
      if let node = child.focusable(id) { return node }
    }
    return nil
  }

  /// Adds all nodes at the point, the foremost first, with the point in their coordinates.
  fileprivate func appendNodes(
    at point: CGPoint,
    to found: inout [(node: ViewNode, location: CGPoint)]
  ) {
    var own: [ViewNode] = []
    if !hitTest(point, path: &own) { return }
    if let inner = toInside(point) {
      for child in children.reversed() { child.appendNodes(at: inner, to: &found) }
    }
    if contains(point) || children.isEmpty { found.append((self, point)) }
  }

  /// The views that keep their own state.
  var hosted: [ViewNode] {
    var found: [ViewNode] = []
    appendHosted(to: &found)
    return found
  }

  private func appendHosted(to found: inout [ViewNode]) {
    if self is HostedNode { found.append(self) }
    for child in children { child.appendHosted(to: &found) }
  }
}
