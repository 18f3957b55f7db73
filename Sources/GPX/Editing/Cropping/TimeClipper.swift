/// Cuts a line at two instants.
struct TimeClipper {
  private let times: TimeColumn
  private let interval: ClosedRange<Timestamp>

  /// Whether each row is kept.
  let isKept: [Bool]

  /// Prepares to cut a line to an interval.
  init(_ times: TimeColumn, _ interval: ClosedRange<Timestamp>) {
    self.times = times
    self.interval = interval
    var isKept: [Bool] = []
    isKept.reserveCapacity(times.count)
    var wasKept: Bool?
    for (row, time) in times.enumerated() {
      guard let time else { continue }
      let isInside = interval.contains(time)
      // The rows without a time since the one before.
      while isKept.count < row { isKept.append(isInside && wasKept ?? true) }
      isKept.append(isInside)
      wasKept = isInside
    }
    while isKept.count < times.count { isKept.append(wasKept ?? false) }
    self.isKept = isKept
  }

  /// The pieces of the line that are kept, as positions of their ends.
  func pieces() -> [(first: LinePosition, last: LinePosition)] {
    var collector = PieceCollector()
    for row in isKept.indices {
      if isKept[row] { collector.begin(at: LinePosition(row: row)) }
      guard row + 1 < isKept.count, !isKept[row] || !isKept[row + 1] else { continue }
      if let stretch = stretchInside(after: row) {
        collector.begin(at: LinePosition(row: row, fraction: stretch.lowerBound))
        if !isKept[row + 1] {
          collector.end(at: LinePosition(row: row, fraction: stretch.upperBound))
        }
      } else {
        collector.end(at: LinePosition(row: row))
      }
    }
    collector.end(at: LinePosition(row: isKept.count - 1))
    return collector.pieces
  }

  /// The fractions of the way from a row to the next between which it is inside the interval.
  private func stretchInside(after row: Int) -> ClosedRange<Double>? {
    guard let first = times[row], let last = times[row + 1], first != last else { return nil }
    let whole = TimeShift(from: first, to: last).inSeconds
    let bounds = [interval.lowerBound, interval.upperBound].map { bound in
      TimeShift(from: first, to: bound).inSeconds / whole
    }
    let low = max(0, min(bounds[0], bounds[1]))
    let high = min(1, max(bounds[0], bounds[1]))
    return low < high ? low...high : nil
  }
}
