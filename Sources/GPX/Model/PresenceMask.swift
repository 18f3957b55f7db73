/// Which rows of a column have a value: one bit a row, and no bits while all rows are alike.
struct PresenceMask: Hashable, Sendable {
  /// How many rows there are.
  private(set) var count = 0

  /// How many of them have a value.
  private(set) var presentCount = 0

  /// One bit a row, the first lowest; empty while all rows have a value or none has.
  private var words: [UInt64] = []

  /// Whether every row has a value.
  var isFull: Bool { presentCount == count }

  /// Whether a row has a value.
  @inline(__always)
  subscript(row: Int) -> Bool {
    if words.isEmpty { return presentCount != 0 }
    return words[row >> 6] >> UInt64(row & 63) & 1 == 1
  }

  /// Adds a row.
  @inline(__always)
  mutating func append(_ isPresent: Bool) {
    if words.isEmpty, isPresent ? isFull : presentCount == 0 {
      count &+= 1
      if isPresent { presentCount &+= 1 }
      return
    }
    appendMixed(isPresent)
  }

  /// Adds the rows of another mask.
  mutating func append(contentsOf other: PresenceMask) {
    if words.isEmpty, other.words.isEmpty,
      isFull && other.isFull || presentCount == 0 && other.presentCount == 0
    {
      count += other.count
      presentCount += other.presentCount
      return
    }
    for row in 0..<other.count { append(other[row]) }
  }

  @inline(never)
  private mutating func appendMixed(_ isPresent: Bool) {
    if words.isEmpty {
      // The first row that differs from all before it.
      let fill: UInt64 = presentCount == 0 ? 0 : .max
      words = [UInt64](repeating: fill, count: (count + 63) / 64)
      if count & 63 != 0, let last = words.popLast() {
        words.append(last & ((1 << UInt64(count & 63)) - 1))
      }
    }
    if count & 63 == 0 { words.append(0) }
    if isPresent {
      words[count >> 6] |= 1 << UInt64(count & 63)
      presentCount += 1
    }
    count += 1
  }
}
