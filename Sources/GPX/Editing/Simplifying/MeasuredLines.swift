import Geodesy

/// The points of lines one behind the other, as they are measured.
struct MeasuredLines {
  private(set) var places: [SphereVector] = []

  /// The height of each point in metres; empty where heights do not count.
  private(set) var heights: [Double] = []

  /// Whether each point stays in any case: the ends of the lines do.
  private(set) var isAnchor: [Bool] = []

  /// Where each line begins, and the end of the last.
  private var starts = [0]

  init(_ segments: [TrackSegment], _ simplification: Simplification) {
    let measuresElevation =
      simplification.measuresElevation
      && segments.contains { $0.elevations.presentCount > 0 }
    for segment in segments {
      places += segment.places
      if measuresElevation { heights += segment.filledElevations }
      for row in segment.indices {
        let isEnd = row == 0 || row == segment.count - 1
        let isNamed = simplification.keepsPointsWithTexts && segment.texts(of: row) != nil
        isAnchor.append(isEnd || isNamed)
      }
      starts.append(places.count)
    }
  }

  /// The rows of each line that are kept.
  func rows(_ isKept: [Bool]) -> [[Int]] {
    zip(starts, starts.dropFirst()).map { start, end in
      (start..<end).filter { isKept[$0] }.map { $0 - start }
    }
  }
}

extension TrackSegment {
  /// A height for each point: its elevation, or where it has none what lies between the next that have one
  /// on the way; 0 without any.
  fileprivate var filledElevations: [Double] {
    guard elevations.presentCount < count else { return elevations.values }
    var result = [Double](repeating: 0, count: count)
    let distances = cumulativeDistances
    var previous: Int?
    for row in 0..<count {
      guard let elevation = elevations[row] else { continue }
      let first = previous ?? row
      let low = elevations[first] ?? elevation
      let length = distances[row] - distances[first]
      for between in (previous.map { $0 + 1 } ?? 0)..<row {
        let share =
          length > 0 ? Swift.max(0, (distances[between] - distances[first]) / length) : 1
        result[between] = low * (1 - share) + elevation * share
      }
      result[row] = elevation
      previous = row
    }
    if let previous {
      for row in previous + 1..<count { result[row] = result[previous] }
    }
    return result
  }
}
