/// The way between two points of a segment with a time, the second of which is later.
struct TimedInterval {
  /// The row of the first point.
  let start: Int

  /// The row of the second point; those between have no time, or that of the first.
  let end: Int

  /// The seconds between the two, greater than 0.
  let duration: Double

  /// The metres between the two along the way.
  let distance: Double

  /// Metres a second.
  var speed: Double { distance / duration }

  /// Whether somebody moved.
  func isMoving(_ options: StatisticsOptions) -> Bool { speed >= options.movingSpeed }
}

extension TimedInterval {
  /// Goes through the intervals of a segment, in the order of its points.
  ///
  /// The way to a point without a time, or with the time of the one before, belongs to the interval that ends at the
  /// next later point. The way to a point that is earlier belongs to none.
  static func forEach(
    _ times: TimeColumn,
    along distances: [Double],
    _ body: (TimedInterval) -> Void
  ) {
    guard times.presentCount > 1 else { return }
    var start: (row: Int, time: Timestamp)?
    for row in times.indices {
      guard let time = times[row] else { continue }
      guard let from = start else {
        start = (row, time)
        continue
      }
      if time == from.time { continue }
      if time > from.time {
        body(
          TimedInterval(
            start: from.row,
            end: row,
            duration: time.seconds(since: from.time),
            distance: distances[row] - distances[from.row]
          )
        )
      }
      start = (row, time)
    }
  }
}
