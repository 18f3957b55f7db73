/// The least and the greatest of the numbers in a window that moves on.
///
/// Either end only moves forward, so every number enters and leaves each queue once.
struct SlidingExtent {
  private var least = MonotoneQueue()
  private var greatest = MonotoneQueue()

  /// Takes in the number of the next row.
  mutating func append(_ number: Double, row: Int) {
    least.append(number, row: row)
    // The least of the opposite numbers.
    greatest.append(-number, row: row)
  }

  /// Leaves out the rows before one.
  mutating func removeRows(before row: Int) {
    least.removeRows(before: row)
    greatest.removeRows(before: row)
  }

  /// The difference of the greatest and the least number; 0 without numbers.
  var width: Double { -(greatest.first ?? 0) - (least.first ?? 0) }
}

/// The numbers of a window that can still become its least, by rising row and number.
private struct MonotoneQueue {
  private var entries: [(row: Int, number: Double)] = []
  private var head = 0

  var first: Double? { head < entries.count ? entries[head].number : nil }

  mutating func append(_ number: Double, row: Int) {
    while entries.count > head, let last = entries.last, last.number >= number {
      entries.removeLast()
    }
    entries.append((row, number))
  }

  mutating func removeRows(before row: Int) {
    while head < entries.count, entries[head].row < row { head += 1 }
    // Half of the entries or more are moved away for each that is moved.
    if head > 64, head * 2 > entries.count {
      entries.removeFirst(head)
      head = 0
    }
  }
}
