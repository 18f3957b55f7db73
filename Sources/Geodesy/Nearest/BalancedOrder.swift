/// Points of the unit sphere in the order of the leaves of a balanced tree: what is near in space is near in order.
///
/// The nodes are numbered as in a heap: the root is 1, the children of node k are 2k and 2k + 1, and all leaves are
/// on one level. On each level the points are shared out in equal parts, so no list of what belongs to a node is
/// needed.
struct BalancedOrder: Sendable {
  /// How many points a leaf holds at the most, but for one more by rounding.
  private static let leafSize = 8

  /// The numbers of the points.
  let numbers: [Int]

  /// How many levels there are below the root.
  let height: Int

  /// Orders points.
  ///
  /// - Complexity: O(n log n) for n points.
  init(_ points: [UnitVector]) {
    var height = 0
    while points.count >> height > Self.leafSize { height += 1 }
    self.height = height
    var sorter = PointSorter(points)
    for level in 0..<height {
      for index in 0..<(1 << level) {
        let range = Self.range(index, level: level, points.count)
        let left = Self.range(2 * index, level: level + 1, points.count)
        sorter.split(range, at: left.upperBound)
      }
    }
    numbers = sorter.order
  }

  /// The number of the first leaf, which is also how many leaves there are.
  var firstLeaf: Int { 1 << height }

  /// The numbers of the points in a leaf.
  func points(inLeaf node: Int) -> ArraySlice<Int> {
    numbers[Self.range(node - firstLeaf, level: height, numbers.count)]
  }

  /// The positions that belong to the node with an index on its level.
  private static func range(_ index: Int, level: Int, _ count: Int) -> Range<Int> {
    // The products need more than 32 bits.
    let first = (Int64(index) * Int64(count)) >> Int64(level)
    let end = ((Int64(index) + 1) * Int64(count)) >> Int64(level)
    return Int(first)..<Int(end)
  }
}
