extension StretchTable {
  /// The largest number of parts that a way is cut into, or samples that are taken of it.
  ///
  /// A part that would be too short for that is doubled in length until it is not.
  public static let maximumParts = 100_000

  /// A rest of the way that is shorter than this share of a part belongs to the part before.
  ///
  /// So a way of exactly five kilometres, but for rounding, has five.
  private static let smallestRest = 1e-6

  /// The way cut into stretches of equal length, and a last one that may be shorter.
  ///
  /// Distances go on from segment to segment; gaps do not count. A halt belongs to the stretch that follows it. The
  /// figures of all splits add up to those of the way. A way without length is one split, one without points none.
  ///
  /// The number of splits is at most ``maximumParts``.
  ///
  /// - Complexity: O(log n) for each split.
  /// - Precondition: the length, in metres, is greater than 0; see ``Split/kilometre`` and ``Split/mile``.
  public func splits(everyMetres length: Double = Split.kilometre) -> [Split] {
    precondition(length > 0, "the length of a split must be greater than 0")
    let step = Self.step(length, in: distance)
    return splits(step, in: distance) { flatPosition(atDistance: $0) }
  }

  /// The way cut into stretches of equal time, and a last one that may be shorter.
  ///
  /// The time is what passes within the segments, moving or not. There are no splits where none is known to pass.
  ///
  /// The number of splits is at most ``maximumParts``.
  ///
  /// - Complexity: O(log n) for each split.
  /// - Precondition: the time is greater than 0.
  public func splits(everySeconds duration: Double) -> [Split] {
    precondition(duration > 0, "the time of a split must be greater than 0")
    guard recordedTime > 0 else { return [] }
    let step = Self.step(duration, in: recordedTime)
    return splits(step, in: recordedTime) { flatPosition(atRecordedTime: $0) }
  }

  private func splits(
    _ step: Double,
    in total: Double,
    place: (Double) -> FlatPosition
  ) -> [Split] {
    guard !figures.isEmpty else { return [] }
    let count = Self.count(of: step, in: total)
    var result: [Split] = []
    result.reserveCapacity(count)
    var start = FlatPosition(row: 0)
    for number in 1...count {
      let isLast = number == count
      let end = isLast ? FlatPosition(row: figures.count - 1) : place(Double(number) * step)
      result.append(
        Split(
          start: position(start),
          end: position(end),
          startDistance: figures(at: start).distance,
          statistics: statistics(from: start, to: end)
        )
      )
      start = end
    }
    return result
  }

  /// How many steps, of which the last may be shorter, a total has; at least 1.
  static func count(of step: Double, in total: Double) -> Int {
    Int(max(1, (total / step - smallestRest).rounded(.up)))
  }

  /// A step, doubled until there are few enough of it.
  static func step(_ step: Double, in total: Double) -> Double {
    var step = step
    while total / step > Double(maximumParts) { step *= 2 }
    return step
  }
}
