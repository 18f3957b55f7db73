/// The figures of any stretch of a way, found without going along it.
///
/// The table is made once for a way. Then lengths, climbs and times of a stretch are differences of sums from the
/// beginning, and extremes are looked up in trees. So stretches that follow on each other add up to the whole, which
/// includes climbs: a stretch has the part of the way's climb that falls into it, and its ends need not be level.
public struct StretchTable: Sendable {
  /// The segments of the way.
  public let segments: [TrackSegment]

  /// How the figures are computed.
  public let options: StatisticsOptions

  /// All points in one row.
  let way: FlatWay

  /// The figures from the beginning to each point; the same at the two ends of a gap between segments.
  let figures: [RunningFigures]

  /// The smoothed elevation of each point.
  let elevations: NumberColumn

  let extremes: StretchExtremes

  /// Makes a table for the segments of a way.
  ///
  /// - Complexity: linear.
  public init(_ segments: [TrackSegment], options: StatisticsOptions = StatisticsOptions()) {
    self.segments = segments
    self.options = options
    var figures: [RunningFigures] = []
    var elevations = NumberColumn()
    var columns = StretchExtremes.Columns()
    var starts: [Int] = []
    for segment in segments {
      starts.append(figures.count)
      let table = SegmentTable(segment, options)
      let before = figures.last ?? RunningFigures()
      for row in table.figures.indices {
        figures.append(before.adding(table.figures[row]))
        elevations.append(table.elevations[row])
        columns.gradients.append(table.gradients[row])
      }
      columns.rawSpeeds += table.rawSpeeds
      columns.speeds += table.speeds
    }
    self.figures = figures
    self.elevations = elevations
    way = FlatWay(segments) { segment, row in figures[starts[segment] + row].distance }
    extremes = StretchExtremes(way, columns)
  }

  /// The length of the way in metres, without elevation.
  public var distance: Double { figures.last?.distance ?? 0 }

  /// The seconds that pass within the segments, moving or not.
  public var recordedTime: Double { figures.last?.recordedTime ?? 0 }

  /// The figures of the whole way.
  public var statistics: TrackStatistics {
    guard !figures.isEmpty else { return TrackStatistics() }
    return statistics(from: FlatPosition(row: 0), to: FlatPosition(row: figures.count - 1))
  }

  /// The figures of the stretch between two places, whichever of them comes first.
  ///
  /// The place between two points lies on the straight way between them, and everything passes evenly there. A stretch
  /// has the points in it, its ends included. Gradients and speeds are judged with what lies around the stretch.
  /// The bounds hold the gaps between segments, too.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: both are places of the way.
  public func statistics(from first: WayPosition, to second: WayPosition) -> TrackStatistics {
    let ends = [flat(first), flat(second)]
    return statistics(from: min(ends[0], ends[1]), to: max(ends[0], ends[1]))
  }

  /// The figures of the stretch between two distances from the beginning in metres, whichever of them is less.
  ///
  /// What lies before the beginning or behind the end is left out. Where the way halts at one of the distances, the
  /// halt belongs to what follows.
  ///
  /// - Complexity: O(log n).
  public func statistics(fromDistance first: Double, toDistance second: Double) -> TrackStatistics {
    guard !figures.isEmpty else { return TrackStatistics() }
    return statistics(
      from: flatPosition(atDistance: min(first, second)),
      to: flatPosition(atDistance: max(first, second))
    )
  }
}

extension Track {
  /// A table of the figures of any stretch of the track.
  ///
  /// - Complexity: linear.
  public func stretchTable(options: StatisticsOptions = StatisticsOptions()) -> StretchTable {
    StretchTable(segments, options: options)
  }
}

extension Route {
  /// A table of the figures of any stretch of the route.
  ///
  /// - Complexity: linear.
  public func stretchTable(options: StatisticsOptions = StatisticsOptions()) -> StretchTable {
    StretchTable([line], options: options)
  }
}
