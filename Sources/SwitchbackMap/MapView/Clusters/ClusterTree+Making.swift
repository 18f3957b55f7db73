internal import Drawing
internal import Geodesy

extension ClusterTree {
  /// Makes the tree of places whose pictures take up a rectangle of that extent, in points.
  ///
  /// The first nodes are the places, in their order.
  init(_ leaves: [Leaf], extent: CGSize) {
    nodes = leaves.map {
      let place = $0.place.inWorld
      return ClusterNode(place: place, rank: ClusterNode.rank(of: place), signature: $0.signature)
    }
    var present = leavesInOrder()
    var level = firstLevelWithOverlap(present, extent: extent)
    while level >= 0, present.count > 1 {
      present = merge(present, level: level, extent: extent)
      level -= 1
    }
    roots = present
  }

  private func leavesInOrder() -> [Int32] {
    var order = MortonOrder.order(of: nodes.map { $0.rank })
    // Places that are the same have the same rank.
    var start = 0
    while start < order.count {
      var end = start + 1
      let rank = nodes[Int(order[start])].rank
      while end < order.count, nodes[Int(order[end])].rank == rank { end += 1 }
      if end > start + 1 {
        var same = Array(order[start..<end])
        arrange(&same)
        order.replaceSubrange(start..<end, with: same)
      }
      start = end
    }
    return order
  }

  private func grid(of present: [Int32], extent: CGSize, level: Int) -> ClusterGrid {
    ClusterGrid(
      present.map { nodes[Int($0)].place },
      reach: ClusterReach(extent: extent, level: level)
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

  /// Puts together what overlaps on a level; what is given and returned is in order.
  private mutating func merge(_ present: [Int32], level: Int, extent: CGSize) -> [Int32] {
    var grid = grid(of: present, extent: extent, level: level)
    var result: [Int32] = []
    var members: [Int] = []
    for position in present.indices where !grid.isTaken(position) {
      members.removeAll(keepingCapacity: true)
      grid.visitNeighbors(of: position) { members.append($0) }
      if members.isEmpty {
        result.append(present[position])
        continue
      }
      members.sort()
      for member in members { grid.take(member) }
      grid.take(position)
      let children = [present[position]] + members.map { present[$0] }
      let parent = Int32(nodes.count)
      nodes.append(cluster(of: children, level: level))
      link(parent, to: children)
      result.append(parent)
    }
    return result
  }
}
