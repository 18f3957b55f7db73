extension TrackSegment {
  /// The segment with all times later by some seconds, or earlier where they are negative.
  ///
  /// All else stays. The seconds are taken to the nearest nanosecond; points without a time stay without.
  ///
  /// - Precondition: the number is finite.
  /// - Complexity: linear.
  public func shiftingTimes(by seconds: Double) -> TrackSegment {
    shiftingTimes(by: TimeShift(seconds: seconds))
  }

  /// The segment with all times shifted so that the earliest one is a given time.
  ///
  /// All else stays; without a time nothing changes.
  ///
  /// - Complexity: linear.
  public func shiftingTimes(toStartAt start: Timestamp) -> TrackSegment {
    guard let mirror = TimeMirror(CollectionOfOne(times)) else { return self }
    return shiftingTimes(by: TimeShift(from: mirror.earliest, to: start))
  }

  func shiftingTimes(by shift: TimeShift) -> TrackSegment {
    var result = self
    result.replaceTimes(with: TimeColumn(times.lazy.map { $0?.adding(shift) }))
    return result
  }

  /// The segment with times for points that have none, as if the way was travelled at constant speed
  /// between the points before and after that have one.
  ///
  /// Times that are there stay. Before the first one and after the last one, times are only made where a
  /// speed is given, in metres a second. Without any time nothing changes, and neither does what lies
  /// between two points where time runs backwards. At one place, times are spread evenly over the points.
  ///
  /// - Precondition: the speed is greater than 0.
  /// - Complexity: linear.
  public func fillingTimes(speed: Double? = nil) -> TrackSegment {
    precondition(speed ?? 1 > 0, "the speed must be greater than 0")
    guard times.presentCount < count, times.presentCount > 0 else { return self }
    var filler = TimeFiller(times, along: cumulativeDistances)
    filler.fill(speed: speed)
    var result = self
    result.replaceTimes(with: TimeColumn(filler.times))
    return result
  }

  /// The segment with even times from one instant to another, in place of all that it has.
  ///
  /// They are those of a constant speed along the way; where all points are at one place, they are spread
  /// evenly over the points. All else stays.
  ///
  /// - Precondition: the end is not before the start.
  /// - Complexity: linear.
  public func retimed(from start: Timestamp, to end: Timestamp) -> TrackSegment {
    Track(segments: [self]).retimed(from: start, to: end).segments[0]
  }

  /// The segment with the times of a constant speed, in metres a second, in place of all that it has.
  ///
  /// All else stays.
  ///
  /// - Precondition: the speed is greater than 0.
  /// - Complexity: linear.
  public func retimed(from start: Timestamp, speed: Double) -> TrackSegment {
    Track(segments: [self]).retimed(from: start, speed: speed).segments[0]
  }
}
