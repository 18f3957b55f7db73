/// The figures of a sensor over any stretch of a way, found without going along it.
public struct SensorTable: Sendable {
  private let values: NumberColumn

  private let isDirection: Bool

  /// The number of the first point of each segment, over all segments.
  private let starts: [Int]

  /// The figures from the beginning of the way to before each point, and to its end.
  private let sums: [SensorStatistics.Sums]

  private let extremes: ExtremesTree<Double>

  /// Makes a table for a way and the column of values of each of its segments.
  ///
  /// - Complexity: linear.
  /// - Precondition: there are as many columns as segments, each with one entry a point.
  public init(_ segments: [TrackSegment], values columns: [NumberColumn]) {
    self.init(segments, columns, isDirection: false)
  }

  /// Makes a table for what a sensor measured along a way.
  ///
  /// - Complexity: linear.
  public init(_ segments: [TrackSegment], of quantity: SensorQuantity) {
    let columns = segments.map { $0.values(of: quantity) }
    self.init(segments, columns, isDirection: quantity == .course)
  }

  private init(_ segments: [TrackSegment], _ columns: [NumberColumn], isDirection: Bool) {
    self.isDirection = isDirection
    precondition(columns.count == segments.count, "a segment needs one column")
    var values = NumberColumn()
    var starts: [Int] = []
    var sums = [SensorStatistics.Sums()]
    for (segment, column) in zip(segments, columns) {
      precondition(column.count == segment.count, "a column needs one entry a point")
      starts.append(values.count)
      let seconds = SecondsOfPoints(segment.times)
      for row in column.indices {
        var sum = sums[sums.count - 1]
        if let value = column[row] { sum.add(value, seconds: seconds[row]) }
        sums.append(sum)
        values.append(column[row])
      }
    }
    self.values = values
    self.starts = starts
    self.sums = sums
    extremes = ExtremesTree(values.count) { values[$0] }
  }

  /// The figures of the whole way.
  public var statistics: SensorStatistics { statistics(of: 0..<values.count) }

  /// The figures of the points between two places, those at the places included, whichever of them comes first.
  ///
  /// Each value has the weight that it has in the whole way.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: both are places of the way.
  public func statistics(from first: WayPosition, to second: WayPosition) -> SensorStatistics {
    let start = min(first, second)
    let end = max(first, second)
    precondition(end.segment < starts.count, "the way has no such segment")
    let from = starts[start.segment] + start.row + (start.fraction > 0 ? 1 : 0)
    let to = starts[end.segment] + end.row + 1
    precondition(to <= values.count, "the segment has no such point")
    return statistics(of: min(from, to)..<to)
  }

  private func statistics(of rows: Range<Int>) -> SensorStatistics {
    SensorStatistics(
      sums[rows.upperBound].since(sums[rows.lowerBound]),
      range: extremes.extremes(of: rows) { values[$0] },
      isDirection: isDirection
    )
  }
}
