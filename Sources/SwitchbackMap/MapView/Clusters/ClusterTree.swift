internal import Drawing
internal import Geodesy

/// Which places stand together at which zoom.
///
/// From the finest level to the coarsest, what overlaps on the screen becomes one node in the weighted middle. So every
/// level is made of the one before it, a cluster falls apart into the parts that it came from, and the tree depends on
/// the places alone.
///
/// Source: V. Agafonkin's *supercluster* has the idea of clusters of clusters; the levels here are half as far apart.
struct ClusterTree {
  /// How many levels a level of zoom has.
  static let levelsPerZoom = 2.0

  /// The level of the deepest zoom; what is together there is together for good.
  static let finestLevel = Int(CameraLimits.maximumZoom * levelsPerZoom)

  /// A place, or several that stand together.
  struct Node {
    /// The weighted middle.
    var place: MKMapPoint

    /// How many places it stands for.
    var count: Int32 = 1
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1

    /// The finest level on which it is there; those of single places are there from `finestLevel` on.
    var level: Int32
    var bounds: MKMapRect

    var isLeaf: Bool { firstChild < 0 }
  }

  private(set) var nodes: [Node] = []
  private var roots: [Int32] = []

  init() {}

  /// Makes the tree of places whose pictures take up a rectangle of that extent, in points.
  ///
  /// The first nodes are the places, in their order.
  init(_ places: [MKMapPoint], extent: CGSize) {
    nodes = places.map {
      Node(
        place: $0,
        level: Int32(Self.finestLevel),
        bounds: MKMapRect(x: $0.x, y: $0.y, width: 0, height: 0)
      )
    }
    var present = nodes.indices.map { Int32($0) }
    var level = firstLevelWithOverlap(present, extent: extent)
    while level >= 0, present.count > 1 {
      present = merge(present, level: level, extent: extent)
      level -= 1
    }
    roots = present
  }

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
    return leaves.sorted()
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
}

extension ClusterTree {
  private func grid(of present: [Int32], extent: CGSize, level: Int) -> ClusterGrid {
    let scale = MapViewport.scale(zoom: Self.zoom(level: level))
    return ClusterGrid(
      present.map { nodes[Int($0)].place },
      width: Double(extent.width) / scale,
      height: Double(extent.height) / scale
    )
  }

  /// The finest level on which anything overlaps, found by halving; -1 where nothing ever does.
  private func firstLevelWithOverlap(_ present: [Int32], extent: CGSize) -> Int {
    var low = -1
    var high = Self.finestLevel
    while low < high {
      let middle = (low + high + 1) / 2
      let grid = grid(of: present, extent: extent, level: middle)
      let overlaps = present.indices.contains { grid.hasNeighbor($0) }
      if overlaps { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func merge(_ present: [Int32], level: Int, extent: CGSize) -> [Int32] {
    var grid = grid(of: present, extent: extent, level: level)
    var result: [Int32] = []
    for position in present.indices where !grid.isTaken(position) {
      var members = [position]
      grid.visitNeighbors(of: position) { members.append($0) }
      if members.count == 1 {
        result.append(present[position])
        continue
      }
      for member in members { grid.take(member) }
      let parent = Int32(nodes.count)
      nodes.append(node(of: members.map { present[$0] }, number: parent, level: level))
      result.append(parent)
    }
    return result
  }

  private mutating func node(of children: [Int32], number: Int32, level: Int) -> Node {
    var node = Node(
      place: MKMapPoint(x: 0, y: 0),
      count: 0,
      level: Int32(level),
      bounds: nodes[Int(children[0])].bounds
    )
    for child in children.reversed() {
      let index = Int(child)
      let weight = Double(nodes[index].count)
      node.place.x += nodes[index].place.x * weight
      node.place.y += nodes[index].place.y * weight
      node.count += nodes[index].count
      node.bounds = node.bounds.joined(with: nodes[index].bounds)
      nodes[index].parent = number
      nodes[index].nextSibling = node.firstChild
      node.firstChild = child
    }
    node.place.x /= Double(node.count)
    node.place.y /= Double(node.count)
    return node
  }
}

extension MKMapRect {
  fileprivate func meets(_ other: MKMapRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }

  fileprivate func holds(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The smallest rectangle that holds both, be they empty or not.
  fileprivate func joined(with other: MKMapRect) -> MKMapRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return MKMapRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}
