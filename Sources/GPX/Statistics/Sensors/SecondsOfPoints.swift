/// How long each point of a segment stands for: to halfway to the points with a time before and behind it.
///
/// Points without a time stand for none, and where time stands still or runs backwards none passes.
struct SecondsOfPoints {
  private var seconds: [Double]

  /// - Complexity: linear.
  init(_ times: TimeColumn) {
    seconds = [Double](repeating: 0, count: times.count)
    var previous: (row: Int, time: Timestamp)?
    for row in times.indices {
      guard let time = times[row] else { continue }
      if let previous, time > previous.time {
        let half = time.seconds(since: previous.time) / 2
        seconds[previous.row] += half
        seconds[row] += half
      }
      previous = (row, time)
    }
  }

  /// The seconds of a point.
  subscript(row: Int) -> Double { seconds[row] }
}
