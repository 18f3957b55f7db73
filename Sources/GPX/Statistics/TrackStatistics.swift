/// Figures about a way, each by a method that its documentation names.
///
/// Nothing is ever negative, infinite or not a number. What cannot be known is nil.
public struct TrackStatistics: Hashable, Sendable {
  /// How many points there are.
  public internal(set) var pointCount = 0

  /// The length in metres: the sum of great circles between neighbouring points on a sphere of
  /// the mean radius, without elevation.
  ///
  /// The way between two segments is not known and not counted.
  public internal(set) var distance = 0.0

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

  /// The earliest time, wherever it stands.
  public internal(set) var startTime: Timestamp?

  /// The latest time, wherever it stands.
  public internal(set) var endTime: Timestamp?

  /// The seconds between the earliest and the latest time, breaks included; nil where fewer than
  /// two points have a time.
  ///
  /// For a document, the sum over its tracks.
  public internal(set) var duration: Double?

  /// The smallest rectangle that holds all points, nil without points.
  public internal(set) var bounds: GeographicBounds?

  /// Creates the statistics of nothing.
  public init() {}

  /// The metres a second over the whole duration; nil where that is not known or 0.
  public var meanSpeed: Double? {
    guard let duration, duration > 0 else { return nil }
    return distance / duration
  }
}

extension TrackStatistics {
  /// Adds lengths and climbs, and widens ranges.
  ///
  /// Durations and bounds are left to the caller.
  mutating func add(_ other: TrackStatistics) {
    pointCount += other.pointCount
    distance += other.distance
    rawAscent += other.rawAscent
    rawDescent += other.rawDescent
    ascent += other.ascent
    descent += other.descent
    if let lowest = other.minimumElevation { include(elevation: lowest) }
    if let highest = other.maximumElevation { include(elevation: highest) }
    if let earliest = other.startTime { include(time: earliest) }
    if let latest = other.endTime { include(time: latest) }
  }

  /// Widens the range of elevations.
  mutating func include(elevation: Double) {
    minimumElevation = min(minimumElevation ?? elevation, elevation)
    maximumElevation = max(maximumElevation ?? elevation, elevation)
  }

  /// Widens the range of times.
  mutating func include(time: Timestamp) {
    startTime = min(startTime ?? time, time)
    endTime = max(endTime ?? time, time)
  }
}
