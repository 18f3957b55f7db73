/// Puts points in an order in which the two parts of a range lie on two sides of a plane.
struct PointSorter {
  /// The numbers of the points, in their order.
  private(set) var order: [Int]

  private let points: [UnitVector]

  /// The coordinate that each point in `order` is compared by.
  private var keys: [Double]

  /// The state of a linear congruential generator.
  private var seed: UInt64 = 1

  init(_ points: [UnitVector]) {
    self.points = points
    order = Array(points.indices)
    keys = [Double](repeating: 0, count: points.count)
  }

  /// Orders a range so that nothing before a position has a greater coordinate than what follows, along the axis in
  /// which the points lie farthest apart.
  ///
  /// - Complexity: O(n) on average for n points in the range, whatever their order was.
  mutating func split(_ range: Range<Int>, at position: Int) {
    guard range.count > 1 else { return }
    var box = VectorBox(points[order[range.lowerBound]])
    for index in range { box.include(VectorBox(points[order[index]])) }
    let axis = box.longestAxis
    for index in range { keys[index] = points[order[index]][axis] }
    select(position, in: range)
  }

  /// Hoare's selection, with the keys that equal the pivot in a part of their own.
  private mutating func select(_ position: Int, in range: Range<Int>) {
    var lower = range.lowerBound
    var upper = range.upperBound
    while upper - lower > 1 {
      let pivot = keys[lower + random(below: upper - lower)]
      var less = lower
      var greater = upper
      var index = lower
      while index < greater {
        if keys[index] < pivot {
          exchange(index, less)
          less += 1
          index += 1
        } else if keys[index] > pivot {
          greater -= 1
          exchange(index, greater)
        } else {
          index += 1
        }
      }
      if position < less {
        upper = less
      } else if position >= greater {
        lower = greater
      } else {
        return
      }
    }
  }

  private mutating func exchange(_ first: Int, _ second: Int) {
    keys.swapAt(first, second)
    order.swapAt(first, second)
  }

  /// A number that no order of the points can foresee.
  ///
  /// Source: D. E. Knuth's MMIX generator, *The Art of Computer Programming* 2, section 3.3.4, table 1.
  private mutating func random(below count: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(count))
  }
}
