/// Counts numbers by their rank, and finds the one that has so many before it.
///
/// Source: P. M. Fenwick, *A New Data Structure for Cumulative Frequency Tables*, Software: Practice and
/// Experience 24 (3), 1994.
struct RankCounter {
  /// Element i counts the ranks below i that share its place in the binary tree of positions.
  private var tree: [Int32]

  /// The greatest power of two that is not above the number of ranks.
  private let top: Int

  /// How many numbers are counted.
  private(set) var count = 0

  init(rankCount: Int) {
    tree = [Int32](repeating: 0, count: rankCount + 1)
    var top = 1
    while top * 2 <= rankCount { top *= 2 }
    self.top = top
  }

  /// Counts a number, or with -1 takes one away.
  ///
  /// - Complexity: logarithmic.
  mutating func add(_ change: Int32, rank: Int) {
    var index = rank + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
    count += Int(change)
  }

  /// The rank of the number that has so many others before it.
  ///
  /// - Complexity: logarithmic.
  func rank(before: Int) -> Int {
    var index = 0
    var rest = Int32(before)
    var step = top
    while step > 0 {
      if index + step < tree.count, tree[index + step] <= rest {
        index += step
        rest -= tree[index]
      }
      step /= 2
    }
    return index
  }
}
