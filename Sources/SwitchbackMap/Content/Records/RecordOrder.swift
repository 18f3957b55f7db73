/// Gives records numbers that rise in the order of the content, and writes as few as can be.
enum RecordOrder {
  /// Numbers the records from a position on and returns those that had another number before.
  ///
  /// Of those that have a number as many as can be keep it: a longest run, with gaps, in which the numbers rise
  /// (M. L. Fredman, "On computing the length of longest increasing subsequences", 1975). What is new or moved gets
  /// numbers between theirs. The records before the position have numbers that rise.
  ///
  /// - Complexity: O(n log n), O(n) where few moved.
  static func assign(to records: [RecordRow.Reference], from start: Int) -> [MapRecord] {
    let rise = longestRise(records, from: start)
    var others: [Int] = []
    var position = start
    for keeper in rise + [records.count] {
      others += position..<keeper
      position = keeper + 1
    }
    return number(others, in: records)
  }

  /// Gives the records at those positions, which rise, numbers between those of the others, which rise too.
  static func number(_ positions: [Int], in records: [RecordRow.Reference]) -> [MapRecord] {
    let gaps = gaps(at: positions, in: records)
    for gap in gaps where !gap.hasRoom { return renumber(records) }
    var changed: [MapRecord] = []
    for gap in gaps {
      for position in gap.positions {
        let record = records[position].takeUnretainedValue()
        if !record.order.isNaN { changed.append(record) }
        record.order = gap.number(at: position)
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

  /// The positions of a longest row of records whose numbers rise; a record without a number is not among them, nor one
  /// that has come back with a number from before, which lies below those that are settled.
  private static func longestRise(_ records: [RecordRow.Reference], from start: Int) -> [Int] {
    /// For each length the position at which a row of it ends with the least number.
    var ends: [Int32] = []
    var numbers: [Double] = []
    var previous = [Int32](repeating: -1, count: records.count - start)
    let settled = start > 0 ? order(records[start - 1]) : -.infinity
    for position in start..<records.count {
      let number = order(records[position])
      if number.isNaN || number <= settled { continue }
      var length = numbers.count
      if let last = numbers.last, number <= last {
        var low = 0
        while low < length {
          let middle = (low + length) / 2
          if numbers[middle] < number { low = middle + 1 } else { length = middle }
        }
      }
      previous[position - start] = length > 0 ? ends[length - 1] : -1
      if length == numbers.count {
        numbers.append(number)
        ends.append(Int32(position))
      } else {
        numbers[length] = number
        ends[length] = Int32(position)
      }
    }
    var result: [Int] = []
    result.reserveCapacity(ends.count)
    var position = ends.last ?? -1
    while position >= 0 {
      result.append(Int(position))
      position = previous[Int(position) - start]
    }
    result.reverse()
    return result
  }

  private static func renumber(_ records: [RecordRow.Reference]) -> [MapRecord] {
    var changed: [MapRecord] = []
    for (position, reference) in records.enumerated() {
      let record = reference.takeUnretainedValue()
      let order = spacing * Double(position + 1)
      if record.order == order { continue }
      if !record.order.isNaN { changed.append(record) }
      record.order = order
    }
    return changed
  }
}
