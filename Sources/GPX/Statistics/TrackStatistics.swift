/// Figures about a way, each by a method that its documentation names.
///
/// Nothing that a file can hold makes a figure infinite or not a number, and nothing but an elevation or a gradient is
/// ever negative. What cannot be known is nil. Methods and their parameters are those of ``StatisticsOptions``.
public struct TrackStatistics: Hashable, Sendable {
  /// How many points there are.
  public internal(set) var pointCount = 0

  /// The length in metres: the sum of the shortest ways between neighbouring points, without elevation.
  ///
  /// The way between two segments is not known and not counted.
  public internal(set) var distance = 0.0

  /// The length in metres with elevation: the sum of √(d² + Δh²) over neighbouring points.
  ///
  /// Elevations are taken as recorded, so noise counts. Between points of which one has no elevation, d alone counts.
  public internal(set) var distance3D = 0.0

  /// The sum of all rises between neighbouring elevations, in metres.
  ///
  /// Noise counts.
  public internal(set) var rawAscent = 0.0

  /// The sum of all falls between neighbouring elevations, in metres, as a positive number.
  public internal(set) var rawDescent = 0.0

  /// The metres climbed, by ``ElevationSmoothing``.
  public internal(set) var ascent = 0.0

  /// The metres descended, by ``ElevationSmoothing``, as a positive number.
  public internal(set) var descent = 0.0

  /// The lowest elevation as recorded, in metres.
  public internal(set) var minimumElevation: Double?

  /// The highest elevation as recorded, in metres.
  public internal(set) var maximumElevation: Double?

  /// The steepest gradient downhill, or the least steep one uphill where nothing goes down, in percent.
  ///
  /// See ``TrackSegment/gradients(window:model:)``.
  public internal(set) var minimumGradient: Double?

  /// The steepest gradient uphill, or the least steep one downhill where nothing goes up, in percent.
  ///
  /// See ``TrackSegment/gradients(window:model:)``.
  public internal(set) var maximumGradient: Double?

  /// The earliest time, wherever it stands.
  public internal(set) var startTime: Timestamp?

  /// The latest time, wherever it stands.
  public internal(set) var endTime: Timestamp?

  /// The seconds between the earliest and the latest time, breaks included; nil where fewer than
  /// two points have a time.
  ///
  /// For a document, the sum over its tracks.
  public internal(set) var duration: Double?

  /// The greatest speed between two points with a time, in metres a second, without outliers.
  ///
  /// Outliers are what ``StatisticsOptions/speedOutliers`` rejects.
  public internal(set) var maximumSpeed: Double?

  /// The greatest speed between two points with a time, in metres a second, however wrong it may be.
  public internal(set) var rawMaximumSpeed: Double?

  /// The smallest rectangle that holds all points, nil without points.
  public internal(set) var bounds: GeographicBounds?

  /// The metres between the first and the last point with a time of each segment.
  var timedDistance = 0.0

  /// The seconds in which something is known: those of ``TimedInterval``.
  var recordedTime = 0.0

  /// The seconds of those in which somebody moved.
  var knownMovingTime = 0.0

  /// The metres in those seconds.
  var knownMovingDistance = 0.0

  /// Creates the statistics of nothing.
  public init() {}
}

extension TrackStatistics {
  /// The metres from the lowest to the highest elevation.
  public var elevationRange: ClosedRange<Double>? {
    guard let minimumElevation, let maximumElevation else { return nil }
    return minimumElevation...maximumElevation
  }

  /// The seconds in which somebody moved: of each interval between points with a time in which the speed is not below
  /// ``StatisticsOptions/movingSpeed``, however long the interval; nil where no time is known to pass.
  ///
  /// What passes between two segments is neither moving nor stopped. Where times run backwards, intervals may overlap;
  /// there it is at most the ``duration``.
  public var movingTime: Double? { recordedTime > 0 ? limited(knownMovingTime) : nil }

  /// The seconds within segments in which nobody moved; nil where no time is known to pass.
  ///
  /// Together with ``movingTime`` it is at most the ``duration``.
  public var stoppedTime: Double? {
    recordedTime > 0 ? max(0, limited(recordedTime) - limited(knownMovingTime)) : nil
  }

  /// The metres that were covered in ``movingTime``; nil where no time is known to pass.
  public var movingDistance: Double? { recordedTime > 0 ? knownMovingDistance : nil }

  /// The metres a second over the whole duration, breaks included; nil where that is not known or 0.
  ///
  /// Only the way between points with a time counts.
  public var meanSpeed: Double? {
    guard recordedTime > 0, let duration, duration > 0 else { return nil }
    return timedDistance / duration
  }

  /// The metres a second while somebody moved; nil where nobody did, or no time is known to pass.
  public var movingSpeed: Double? {
    guard knownMovingTime > 0 else { return nil }
    return knownMovingDistance / knownMovingTime
  }

  private func limited(_ seconds: Double) -> Double {
    guard let duration else { return seconds }
    return min(seconds, duration)
  }
}

extension TrackStatistics {
  /// Adds lengths, climbs and times that pass, and widens ranges.
  ///
  /// Durations and bounds are left to the caller.
  mutating func add(_ other: TrackStatistics) {
    pointCount += other.pointCount
    distance += other.distance
    distance3D += other.distance3D
    rawAscent += other.rawAscent
    rawDescent += other.rawDescent
    ascent += other.ascent
    descent += other.descent
    timedDistance += other.timedDistance
    recordedTime += other.recordedTime
    knownMovingTime += other.knownMovingTime
    knownMovingDistance += other.knownMovingDistance
    include(speed: other.maximumSpeed, raw: other.rawMaximumSpeed)
    if let lowest = other.minimumElevation { include(elevation: lowest) }
    if let highest = other.maximumElevation { include(elevation: highest) }
    if let least = other.minimumGradient { include(gradient: least) }
    if let greatest = other.maximumGradient { include(gradient: greatest) }
    if let earliest = other.startTime { include(time: earliest) }
    if let latest = other.endTime { include(time: latest) }
  }

  /// Forgets all that comes from times.
  mutating func removeTimes() {
    startTime = nil
    endTime = nil
    duration = nil
    maximumSpeed = nil
    rawMaximumSpeed = nil
    timedDistance = 0
    recordedTime = 0
    knownMovingTime = 0
    knownMovingDistance = 0
  }

  /// Widens the range of elevations.
  mutating func include(elevation: Double) {
    minimumElevation = min(minimumElevation ?? elevation, elevation)
    maximumElevation = max(maximumElevation ?? elevation, elevation)
  }

  /// Widens the range of gradients.
  mutating func include(gradient: Double) {
    minimumGradient = min(minimumGradient ?? gradient, gradient)
    maximumGradient = max(maximumGradient ?? gradient, gradient)
  }

  /// Widens the range of times.
  mutating func include(time: Timestamp) {
    startTime = min(startTime ?? time, time)
    endTime = max(endTime ?? time, time)
  }

  /// Raises the greatest speeds.
  mutating func include(speed: Double?, raw: Double?) {
    if let speed { maximumSpeed = max(maximumSpeed ?? speed, speed) }
    if let raw { rawMaximumSpeed = max(rawMaximumSpeed ?? raw, raw) }
  }
}
