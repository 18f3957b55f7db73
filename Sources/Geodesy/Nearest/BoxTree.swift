/// A balanced tree of boxes, each of which holds the boxes below it.
struct BoxTree: Sendable {
  private struct Node {
    var box: VectorBox
    /// The smallest number of an item in the box.
    var firstItem: Int
  }

  private let order: BalancedOrder

  /// The nodes from number 1 on, and element 0, which stands for none; empty without items.
  private let nodes: [Node]

  /// Makes a tree of the boxes of items, in an order in which near ones are near.
  ///
  /// - Complexity: O(n) for n items.
  init(_ order: BalancedOrder, box: (Int) -> VectorBox) {
    self.order = order
    guard let first = order.numbers.first else {
      nodes = []
      return
    }
    let none = Node(box: box(first), firstItem: first)
    var nodes = [Node](repeating: none, count: 2 * order.firstLeaf)
    for leaf in order.firstLeaf..<nodes.count {
      var node: Node?
      for item in order.points(inLeaf: leaf) {
        let single = Node(box: box(item), firstItem: item)
        node = node.map { Self.union($0, single) } ?? single
      }
      if let node { nodes[leaf] = node }
    }
    for parent in stride(from: order.firstLeaf - 1, to: 0, by: -1) {
      nodes[parent] = Self.union(nodes[2 * parent], nodes[2 * parent + 1])
    }
    self.nodes = nodes
  }

  /// The item with the smallest squared distance to a point, of equal ones the first; and how many were measured.
  ///
  /// No item may be nearer to the point than its box.
  func nearest(
    to point: UnitVector,
    squaredDistance: (Int) -> Double
  ) -> (item: Int?, visits: Int) {
    guard !nodes.isEmpty else { return (nil, 0) }
    var best = Double.infinity
    var bestItem: Int?
    var visits = 0
    var waiting = [(node: 1, bound: nodes[1].box.squaredDistance(to: point))]
    while let (node, bound) = waiting.popLast() {
      let mayHold = bound < best || bound == best && nodes[node].firstItem < bestItem ?? .max
      guard mayHold else { continue }
      if node < order.firstLeaf {
        // What is put there last is taken up first.
        let children = childrenByDistance(node, to: point)
        waiting.append(children.farther)
        waiting.append(children.nearer)
        continue
      }
      for item in order.points(inLeaf: node) {
        let distance = squaredDistance(item)
        visits += 1
        if distance < best || distance == best && item < bestItem ?? .max {
          best = distance
          bestItem = item
        }
      }
    }
    return (bestItem, visits)
  }

  /// The children of a node; the one with the first item is the nearer one of two at the same distance.
  private func childrenByDistance(
    _ node: Int,
    to point: UnitVector
  )
    -> (nearer: (node: Int, bound: Double), farther: (node: Int, bound: Double))
  {
    let left = (node: 2 * node, bound: nodes[2 * node].box.squaredDistance(to: point))
    let right = (node: 2 * node + 1, bound: nodes[2 * node + 1].box.squaredDistance(to: point))
    let isLeftNearer =
      left.bound != right.bound
      ? left.bound < right.bound : nodes[left.node].firstItem < nodes[right.node].firstItem
    return isLeftNearer ? (left, right) : (right, left)
  }

  private static func union(_ first: Node, _ second: Node) -> Node {
    var node = first
    node.box.include(second.box)
    node.firstItem = min(node.firstItem, second.firstItem)
    return node
  }
}
