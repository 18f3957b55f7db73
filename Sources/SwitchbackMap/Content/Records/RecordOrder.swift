/// Gives records numbers that rise in the order of the content, and writes as few as can be.
enum RecordOrder {
  /// Numbers the records from a position on and returns those that had another number before.
  ///
  /// Of those that have a number as many as can be keep it: a longest run, with gaps, in which the numbers rise
  /// (M. L. Fredman, "On computing the length of longest increasing subsequences", 1975). What is new or moved gets
  /// numbers between theirs. The records before the position have numbers that rise, below those of all others.
  ///
  /// - Complexity: O(n log n), O(n) where few moved.
  static func assign(to records: [MapRecord], from start: Int) -> [MapRecord] {
    let gaps = gaps(in: records, from: start)
    for gap in gaps where !gap.hasRoom { return renumber(records) }
    var changed: [MapRecord] = []
    for gap in gaps {
      for position in gap.positions {
        if !records[position].order.isNaN { changed.append(records[position]) }
        records[position].order = gap.number(at: position)
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

  private static func gaps(in records: [MapRecord], from start: Int) -> [Gap] {
    var gaps: [Gap] = []
    var before = start > 0 ? start - 1 : nil
    for keeper in longestRise(records, from: start) + [records.count] {
      let positions = (before.map { $0 + 1 } ?? 0)..<keeper
      let known = (before.map { records[$0].order }, keeper < records.count ? keeper : nil)
      before = keeper
      if positions.isEmpty { continue }
      let extent = spacing * Double(positions.count + 1)
      let upper = known.1.map { records[$0].order } ?? (known.0 ?? 0) + extent
      gaps.append(Gap(positions: positions, lower: known.0 ?? upper - extent, upper: upper))
    }
    return gaps
  }

  /// The positions of a longest row of records whose numbers rise; a record without a number is not among them.
  private static func longestRise(_ records: [MapRecord], from start: Int) -> [Int] {
    /// For each length the position at which a row of it ends with the least number.
    var ends: [Int32] = []
    var numbers: [Double] = []
    var previous = [Int32](repeating: -1, count: records.count - start)
    for position in start..<records.count {
      let number = records[position].order
      if number.isNaN { continue }
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

  private static func renumber(_ records: [MapRecord]) -> [MapRecord] {
    var changed: [MapRecord] = []
    for (position, record) in records.enumerated() {
      let order = spacing * Double(position + 1)
      if record.order == order { continue }
      if !record.order.isNaN { changed.append(record) }
      record.order = order
    }
    return changed
  }
}
