internal import Geodesy

/// Which places stand together at which zoom.
///
/// From the finest level to the coarsest, what overlaps on the screen becomes one node in the weighted middle. So every
/// level is made of the one before it, and a cluster falls apart into the parts that it came from.
///
/// On each level nodes come in the order of their ranks, which are as good as random: a node that overlaps none that
/// came before and stays gathers what overlaps it; what overlaps several goes to the first of them. Ranks depend on places
/// alone, so the tree does too, and what is far from a place has nothing to do with it: a change costs a few nodes on each
/// level.
///
/// Sources: V. Agafonkin's *supercluster* has the idea of clusters of clusters; the levels here are half as far apart. K.
/// Censor-Hillel, E. Haramaty and Z. Karnin, *Optimal Dynamic Distributed MIS*, PODC 2016, show that in a random order
/// one change makes on average no more than one other node change its mind.
struct ClusterTree {
  /// How many levels a level of zoom has.
  static let levelsPerZoom = 2.0

  /// The level of the deepest zoom; what is together there is together for good.
  static let finestLevel = Int(CameraLimits.maximumZoom * levelsPerZoom)

  /// A place of the tree.
  struct Leaf {
    var place: MKMapPoint

    /// What sets of places are told apart by.
    var signature: UInt64
  }

  var nodes: [ClusterNode] = []
  var roots: [Int32] = []

  /// The numbers of nodes that are no more.
  var vacant: [Int32] = []

  /// The level whose pictures do not overlap at that zoom.
  static func level(zoom: Double) -> Int {
    min(max(Int((zoom * levelsPerZoom + 1e-6).rounded(.down)), 0), finestLevel)
  }

  /// The zoom from which on a level is shown.
  static func zoom(level: Int) -> Double { Double(level) / levelsPerZoom }

  /// The nodes of a level that stand in a rectangle of the world.
  func visit(level: Int, in rect: MKMapRect, _ body: (Int32) -> Void) {
    var waiting = roots
    while let number = waiting.popLast() {
      let node = nodes[Int(number)]
      guard node.bounds.meets(rect) else { continue }
      if node.isLeaf || Int(node.level) >= level {
        if rect.holds(node.place) { body(number) }
        continue
      }
      var child = node.firstChild
      while child >= 0 {
        waiting.append(child)
        child = nodes[Int(child)].nextSibling
      }
    }
  }

  /// The single places below a node.
  func leaves(below number: Int32) -> [Int] {
    var leaves: [Int] = []
    var waiting = [number]
    while let number = waiting.popLast() {
      let node = nodes[Int(number)]
      if node.isLeaf { leaves.append(Int(number)) }
      var child = node.firstChild
      while child >= 0 {
        waiting.append(child)
        child = nodes[Int(child)].nextSibling
      }
    }
    return leaves
  }

  /// The nearest of a node's ancestors that fits.
  func ancestor(of number: Int32, where fits: (Int32) -> Bool) -> Int32? {
    var parent = nodes[Int(number)].parent
    while parent >= 0 {
      if fits(parent) { return parent }
      parent = nodes[Int(parent)].parent
    }
    return nil
  }

  /// Whether a node comes before another in the order in which they gather what overlaps them.
  func precedes(_ first: Int32, _ second: Int32) -> Bool {
    let a = nodes[Int(first)]
    let b = nodes[Int(second)]
    if a.rank != b.rank { return a.rank < b.rank }
    return a.signature != b.signature ? a.signature < b.signature : first < second
  }
}

extension ClusterTree {
  /// Brings nodes into the order in which they gather what overlaps them.
  @inline(never)
  func arrange(_ nodes: inout [Int32]) {
    nodes.sort { precedes($0, $1) }
  }

  /// What stands for children, which are in their order, the first of which gathered the others.
  func cluster(of children: [Int32], level: Int) -> ClusterNode {
    let first = nodes[Int(children[0])]
    var node = ClusterNode(place: first.place, rank: first.rank, signature: 0)
    node.level = Int16(level)
    node.count = 0
    var x = 0.0
    var y = 0.0
    for child in children {
      let part = nodes[Int(child)]
      let weight = Double(part.count)
      let place = part.place.copy(nearestTo: first.place.x)
      x += (place.x - first.place.x) * weight
      y += (place.y - first.place.y) * weight
      node.count += part.count
      node.signature &+= part.signature
      node.bounds = node.bounds.joined(
        with: part.bounds.offsetBy(dx: place.x - part.place.x, dy: 0)
      )
    }
    node.place.x += x / Double(node.count)
    node.place.y += y / Double(node.count)
    let place = node.place.inWorld
    node.bounds = node.bounds.offsetBy(dx: place.x - node.place.x, dy: 0)
    node.place = place
    return node
  }

  /// Makes a node the parent of its children, which are in their order.
  mutating func link(_ number: Int32, to children: [Int32]) {
    var next: Int32 = -1
    for child in children.reversed() {
      nodes[Int(child)].parent = number
      nodes[Int(child)].nextSibling = next
      next = child
    }
    nodes[Int(number)].firstChild = next
  }
}
