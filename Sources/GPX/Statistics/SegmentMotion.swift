/// How a segment was travelled in time.
struct SegmentMotion {
  /// The seconds of all intervals.
  private(set) var recordedTime = 0.0

  /// The seconds of those in which somebody moved.
  private(set) var movingTime = 0.0

  /// The metres in those seconds.
  private(set) var movingDistance = 0.0

  /// The speeds of the intervals in which somebody moved, in their order.
  private(set) var movingSpeeds: [Double] = []

  /// The greatest speed of all intervals.
  private(set) var rawMaximumSpeed: Double?

  /// The rows of the first and of the last point with a time; 0 where there is none.
  let firstTimedRow: Int
  let lastTimedRow: Int

  /// The metres between those two.
  let timedDistance: Double

  private let options: StatisticsOptions

  /// - Complexity: linear.
  init(_ times: TimeColumn, along distances: [Double], _ options: StatisticsOptions) {
    self.options = options
    firstTimedRow = times.indices.first { times.isPresent($0) } ?? 0
    lastTimedRow = times.indices.last { times.isPresent($0) } ?? 0
    timedDistance =
      distances.isEmpty ? 0 : distances[lastTimedRow] - distances[firstTimedRow]
    TimedInterval.forEach(times, along: distances) { interval in
      recordedTime += interval.duration
      rawMaximumSpeed = max(rawMaximumSpeed ?? 0, interval.speed)
      guard interval.isMoving(options) else { return }
      movingTime += interval.duration
      movingDistance += interval.distance
      movingSpeeds.append(interval.speed)
    }
  }

  /// The greatest speed that is not too high to be true.
  ///
  /// Where nobody moved, there is nothing to compare with, and the greatest speed is given.
  var maximumSpeed: Double? {
    options.speedOutliers.maximum(of: movingSpeeds) ?? rawMaximumSpeed
  }
}

extension TrackStatistics {
  /// Adds the figures of a segment that depend on times.
  mutating func include(_ motion: SegmentMotion) {
    timedDistance += motion.timedDistance
    recordedTime += motion.recordedTime
    knownMovingTime += motion.movingTime
    knownMovingDistance += motion.movingDistance
    include(speed: motion.maximumSpeed, raw: motion.rawMaximumSpeed)
  }
}
