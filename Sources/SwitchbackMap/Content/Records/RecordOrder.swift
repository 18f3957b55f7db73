/// Gives records numbers that rise in the order of the content, and writes as few as can be.
enum RecordOrder {
  /// Numbers the records from a position on and returns those that had another number before.
  ///
  /// Of those that have a number as many as can be keep it: a longest run, with gaps, in which the numbers rise
  /// (M. L. Fredman, "On computing the length of longest increasing subsequences", 1975). What is new or moved gets
  /// numbers between theirs. The records before the position have numbers that rise.
  ///
  /// - Complexity: O(n log n), O(n) where few moved.
  ///
  /// `orders` are the numbers of the records from the position on, not a number where one has none.
  static func assign(
    to records: [RecordRow.Reference],
    from start: Int,
    orders: [Double]
  ) -> [RecordRow.Reference] {
    // What comes back may have a number from below those that stay where they were.
    let floor = start > 0 ? order(records[start - 1]) : -Double.infinity
    let rise = longestRise(orders, above: floor)
    var others: [Int] = []
    var position = start
    for keeper in rise.map({ $0 + start }) + [records.count] {
      others += position..<keeper
      position = keeper + 1
    }
    return number(others, in: records)
  }

  /// Gives the records at those positions, which rise, numbers between those of the others, which rise too.
  static func number(
    _ positions: [Int],
    in records: [RecordRow.Reference]
  ) -> [RecordRow.Reference] {
    let gaps = gaps(at: positions, in: records)
    for gap in gaps where !gap.hasRoom { return renumber(records) }
    var changed: [RecordRow.Reference] = []
    for gap in gaps {
      for position in gap.positions {
        let reference = records[position]
        reference._withUnsafeGuaranteedRef { record in
          if !record.order.isNaN { changed.append(reference) }
          record.order = gap.number(at: position)
        }
      }
    }
    return changed
  }

  /// Records that need numbers, between two that have theirs.
  private struct Gap {
    let positions: Range<Int>
    let lower: Double
    let upper: Double

    private var step: Double { (upper - lower) / Double(positions.count + 1) }

    /// Whether there are enough numbers between the two.
    var hasRoom: Bool { step > 8 * max(lower.ulp, upper.ulp) }

    func number(at position: Int) -> Double {
      lower + step * Double(position - positions.lowerBound + 1)
    }
  }

  /// How far apart numbers are where there is room.
  private static let spacing = 65_536.0

  private static func gaps(at positions: [Int], in records: [RecordRow.Reference]) -> [Gap] {
    var gaps: [Gap] = []
    var index = 0
    while index < positions.count {
      var end = index + 1
      while end < positions.count, positions[end] == positions[end - 1] + 1 { end += 1 }
      let range = positions[index]..<positions[end - 1] + 1
      let below = range.lowerBound > 0 ? order(records[range.lowerBound - 1]) : nil
      let above = range.upperBound < records.count ? order(records[range.upperBound]) : nil
      let extent = spacing * Double(range.count + 1)
      let upper = above ?? (below ?? 0) + extent
      gaps.append(Gap(positions: range, lower: below ?? upper - extent, upper: upper))
      index = end
    }
    return gaps
  }

  private static func order(_ reference: RecordRow.Reference) -> Double {
    reference._withUnsafeGuaranteedRef { $0.order }
  }

  /// The indices of a longest row of numbers above another that rise; what is not a number is not among them.
  private static func longestRise(_ orders: [Double], above floor: Double) -> [Int] {
    // For each length, the index at which a row of it ends with the least number, and that number.
    var ends: [Int32] = []
    var numbers: [Double] = []
    var previous = [Int32](repeating: -1, count: orders.count)
    for (index, number) in orders.enumerated() where number > floor {
      var length = numbers.count
      if let last = numbers.last, number <= last {
        var low = 0
        while low < length {
          let middle = (low + length) / 2
          if numbers[middle] < number { low = middle + 1 } else { length = middle }
        }
      }
      previous[index] = length > 0 ? ends[length - 1] : -1
      if length == numbers.count {
        numbers.append(number)
        ends.append(Int32(index))
      } else {
        numbers[length] = number
        ends[length] = Int32(index)
      }
    }
    var result: [Int] = []
    result.reserveCapacity(ends.count)
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(Int(index))
      index = previous[Int(index)]
    }
    result.reverse()
    return result
  }

  private static func renumber(_ records: [RecordRow.Reference]) -> [RecordRow.Reference] {
    var changed: [RecordRow.Reference] = []
    for (position, reference) in records.enumerated() {
      let record = reference.takeUnretainedValue()
      let order = spacing * Double(position + 1)
      if record.order == order { continue }
      if !record.order.isNaN { changed.append(reference) }
      record.order = order
    }
    return changed
  }
}
