/// How elevations are smoothed before ascent and descent are summed.
///
/// Satellite and pressure receivers add noise to every point, and a sum over all rises counts it as
/// climbing. So each elevation is first replaced by the mean of its surroundings, then only rises
/// and falls beyond a threshold count. The surroundings are measured along the way and not in
/// points, so the result hardly depends on how often a device records.
public struct ElevationSmoothing: Hashable, Sendable {
  /// The length of way, in metres, over which elevations are averaged: half of it before a point
  /// and half after.
  ///
  /// 0 leaves elevations as they are.
  public var window: Double

  /// The rise or fall, in metres, from which on it counts.
  ///
  /// 0 counts every change.
  public var threshold: Double

  /// Creates a smoothing; the default is a window of 100 m and a threshold of 3 m.
  ///
  /// - Precondition: both are finite and not negative.
  public init(window: Double = 100, threshold: Double = 3) {
    precondition(window >= 0 && window.isFinite, "the window must be finite and not negative")
    precondition(
      threshold >= 0 && threshold.isFinite,
      "the threshold must be finite and not negative"
    )
    self.window = window
    self.threshold = threshold
  }

  /// No smoothing: every rise and fall counts.
  public static let none = ElevationSmoothing(window: 0, threshold: 0)
}

extension ElevationSmoothing {
  /// A point that lies outside the window by less than this, in metres, lies inside.
  ///
  /// Where points are evenly spaced, rounding must not decide which of them count.
  private static let slack = 1e-6

  /// The mean elevation around each point that has one.
  ///
  /// There is one elevation and one distance a point; distances never fall.
  ///
  /// - Complexity: linear.
  func smoothed(_ elevations: NumberColumn, along distances: [Double]) -> NumberColumn {
    guard window > 0, elevations.presentCount > 0 else { return elevations }
    var result = NumberColumn()
    let reach = window / 2 + Self.slack
    var sum = 0.0
    var count = 0
    var first = 0
    var next = 0
    for row in elevations.indices {
      while next < distances.count, distances[next] - distances[row] <= reach {
        if let elevation = elevations[next] {
          sum += elevation
          count += 1
        }
        next += 1
      }
      while distances[row] - distances[first] > reach {
        if let elevation = elevations[first] {
          sum -= elevation
          count -= 1
        }
        first += 1
      }
      result.append(elevations.isPresent(row) && count > 0 ? sum / Double(count) : nil)
    }
    return result
  }

  /// The metres up and down, counting only what reaches the threshold.
  func climb(_ elevations: NumberColumn) -> (ascent: Double, descent: Double) {
    var counter = ClimbCounter(threshold: threshold)
    for row in elevations.indices { counter.add(elevations[row]) }
    return (counter.ascent, counter.descent)
  }
}
