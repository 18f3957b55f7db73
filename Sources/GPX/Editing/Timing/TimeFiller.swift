/// Makes times for points that have none.
struct TimeFiller {
  private(set) var times: [Timestamp?]
  private let distances: [Double]

  init(_ column: TimeColumn, along distances: [Double]) {
    times = Array(column)
    self.distances = distances
  }

  /// Makes times between those that are there, and beyond them where there is a speed.
  mutating func fill(speed: Double?) {
    var previous: Int?
    for row in times.indices {
      guard let time = times[row] else { continue }
      if let previous {
        fill(between: previous, and: row)
      } else if let speed {
        for before in 0..<row {
          times[before] = time.advanced(by: -seconds(from: before, to: row, speed))
        }
      }
      previous = row
    }
    guard let speed, let previous, let time = times[previous] else { return }
    for row in previous + 1..<times.count {
      times[row] = time.advanced(by: seconds(from: previous, to: row, speed))
    }
  }

  private mutating func fill(between first: Int, and last: Int) {
    guard last - first > 1, let start = times[first], let end = times[last], start <= end
    else { return }
    let length = distances[last] - distances[first]
    for row in first + 1..<last {
      let fraction =
        length > 0
        ? (distances[row] - distances[first]) / length
        : Double(row - first) / Double(last - first)
      times[row] = start.interpolated(to: end, fraction: fraction)
    }
  }

  /// The seconds from one row to another, finite whatever the speed.
  private func seconds(from first: Int, to last: Int, _ speed: Double) -> Double {
    min((distances[last] - distances[first]) / speed, .greatestFiniteMagnitude)
  }
}
