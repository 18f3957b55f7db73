/// The figures of a way that add up, from its beginning to a place.
struct RunningFigures {
  /// Metres without and with elevation.
  var distance = 0.0
  var distance3D = 0.0

  /// Metres up and down, as recorded and by ``ElevationSmoothing``.
  var rawAscent = 0.0
  var rawDescent = 0.0
  var ascent = 0.0
  var descent = 0.0

  /// Metres between points with a time.
  var timedDistance = 0.0

  /// Seconds of all intervals, and seconds and metres of those in which somebody moved.
  var recordedTime = 0.0
  var movingTime = 0.0
  var movingDistance = 0.0

  /// The figures at a share of the way to a later place.
  func interpolated(to other: RunningFigures, fraction: Double) -> RunningFigures {
    combined(other) { start, end in start + (end - start) * fraction }
  }

  /// The figures from an earlier place to this one.
  ///
  /// No figure falls along a way, but for what rounding does.
  func since(_ other: RunningFigures) -> RunningFigures {
    combined(other) { end, start in max(0, end - start) }
  }

  /// The figures of this way and of one that follows.
  func adding(_ other: RunningFigures) -> RunningFigures {
    combined(other) { first, second in first + second }
  }

  private func combined(
    _ other: RunningFigures,
    _ combine: (Double, Double) -> Double
  ) -> RunningFigures {
    RunningFigures(
      distance: combine(distance, other.distance),
      distance3D: combine(distance3D, other.distance3D),
      rawAscent: combine(rawAscent, other.rawAscent),
      rawDescent: combine(rawDescent, other.rawDescent),
      ascent: combine(ascent, other.ascent),
      descent: combine(descent, other.descent),
      timedDistance: combine(timedDistance, other.timedDistance),
      recordedTime: combine(recordedTime, other.recordedTime),
      movingTime: combine(movingTime, other.movingTime),
      movingDistance: combine(movingDistance, other.movingDistance)
    )
  }
}
