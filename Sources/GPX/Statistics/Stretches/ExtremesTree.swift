/// Finds the least and the greatest of a range of values without looking at all of them.
///
/// Values are put into blocks, and the blocks into a binary tree. The values themselves stay where they are, so a
/// search needs the function that gave them.
struct ExtremesTree<Value: Comparable & Sendable>: Sendable {
  /// How many values there are in a block.
  private static var blockSize: Int { 16 }

  /// The extremes of the blocks, from `blockCount` on, and of each pair of nodes k and k + 1 at (k / 2); nil where
  /// there are no values.
  private let nodes: [ClosedRange<Value>?]

  private let blockCount: Int

  /// Puts a number of values, or none, into a tree.
  ///
  /// - Complexity: linear.
  init(_ count: Int, value: (Int) -> Value?) {
    let blockCount = (count + Self.blockSize - 1) / Self.blockSize
    self.blockCount = blockCount
    var nodes = [ClosedRange<Value>?](repeating: nil, count: 2 * blockCount)
    for row in 0..<count {
      let block = blockCount + row / Self.blockSize
      nodes[block] = Self.union(nodes[block], value(row))
    }
    for node in stride(from: blockCount - 1, to: 0, by: -1) {
      nodes[node] = Self.union(nodes[2 * node], nodes[2 * node + 1])
    }
    self.nodes = nodes
  }

  /// The least and the greatest value of some rows; nil where there is none.
  ///
  /// - Complexity: O(log n).
  func extremes(of rows: Range<Int>, value: (Int) -> Value?) -> ClosedRange<Value>? {
    let firstBlock = (rows.lowerBound + Self.blockSize - 1) / Self.blockSize
    let endBlock = rows.upperBound / Self.blockSize
    var result: ClosedRange<Value>?
    guard firstBlock < endBlock else {
      for row in rows { result = Self.union(result, value(row)) }
      return result
    }
    for row in rows.lowerBound..<(firstBlock * Self.blockSize) {
      result = Self.union(result, value(row))
    }
    for row in (endBlock * Self.blockSize)..<rows.upperBound {
      result = Self.union(result, value(row))
    }
    var left = firstBlock + blockCount
    var right = endBlock + blockCount
    while left < right {
      if left % 2 == 1 {
        result = Self.union(result, nodes[left])
        left += 1
      }
      if right % 2 == 1 {
        right -= 1
        result = Self.union(result, nodes[right])
      }
      left /= 2
      right /= 2
    }
    return result
  }

  private static func union(_ range: ClosedRange<Value>?, _ value: Value?) -> ClosedRange<Value>? {
    guard let value else { return range }
    guard let range else { return value...value }
    return min(range.lowerBound, value)...max(range.upperBound, value)
  }

  private static func union(
    _ first: ClosedRange<Value>?,
    _ second: ClosedRange<Value>?
  )
    -> ClosedRange<Value>?
  {
    guard let first, let second else { return first ?? second }
    return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
  }
}
