extension Track {
  /// The track with all times later by some seconds, or earlier where they are negative.
  ///
  /// See ``TrackSegment/shiftingTimes(by:)``.
  public func shiftingTimes(by seconds: Double) -> Track {
    shiftingTimes(by: TimeShift(seconds: seconds))
  }

  /// The track with all times shifted so that the earliest one is a given time.
  ///
  /// Without a time nothing changes.
  public func shiftingTimes(toStartAt start: Timestamp) -> Track {
    guard let mirror = TimeMirror(segments.lazy.map { $0.times }) else { return self }
    return shiftingTimes(by: TimeShift(from: mirror.earliest, to: start))
  }

  func shiftingTimes(by shift: TimeShift) -> Track {
    editingSegments { $0.shiftingTimes(by: shift) }
  }

  /// The track with times for points that have none, each segment by itself.
  ///
  /// See ``TrackSegment/fillingTimes(speed:)``.
  public func fillingTimes(speed: Double? = nil) -> Track {
    editingSegments { $0.fillingTimes(speed: speed) }
  }

  /// The track with even times from one instant to another, in place of all that it has.
  ///
  /// They are those of a constant speed along the segments; gaps between segments take no time, as they
  /// count for no length. Where all points are at one place, times are spread evenly over the points. All
  /// else stays.
  ///
  /// - Precondition: the end is not before the start.
  /// - Complexity: linear.
  public func retimed(from start: Timestamp, to end: Timestamp) -> Track {
    precondition(start <= end, "the end must not be before the start")
    var distances = travelledDistances
    if distances.last ?? 0 <= 0 { distances = distances.indices.map { Double($0) } }
    let length = distances.last ?? 0
    return replacingTimes { row in
      start.interpolated(to: end, fraction: length > 0 ? distances[row] / length : 0)
    }
  }

  /// The track with the times of a constant speed, in metres a second, in place of all that it has.
  ///
  /// Gaps between segments take no time, as they count for no length. All else stays.
  ///
  /// - Precondition: the speed is greater than 0.
  /// - Complexity: linear.
  public func retimed(from start: Timestamp, speed: Double) -> Track {
    precondition(speed > 0, "the speed must be greater than 0")
    let distances = travelledDistances
    return replacingTimes { row in
      start.advanced(by: min(distances[row] / speed, .greatestFiniteMagnitude))
    }
  }

  /// Metres from the beginning to each point of all segments, gaps not counted.
  private var travelledDistances: [Double] {
    var result: [Double] = []
    result.reserveCapacity(pointCount)
    for segment in segments {
      let start = result.last ?? 0
      for distance in segment.cumulativeDistances { result.append(start + distance) }
    }
    return result
  }

  /// The track with the times that a rule gives to the rows of all segments.
  private func replacingTimes(_ time: (_ row: Int) -> Timestamp) -> Track {
    var result = self
    var first = 0
    for index in segments.indices {
      let rows = first..<first + segments[index].count
      result.segments[index].replaceTimes(with: TimeColumn(rows.map(time)))
      first = rows.upperBound
    }
    return result
  }
}

extension Document {
  /// The document with the times of all points later by some seconds, or earlier where they are negative,
  /// as after a journey with a clock that was wrong.
  ///
  /// Those of waypoints and of the points of routes are shifted, too; that of the file stays.
  ///
  /// - Precondition: the number is finite.
  /// - Complexity: linear.
  public func shiftingTimes(by seconds: Double) -> Document {
    let shift = TimeShift(seconds: seconds)
    var result = self
    result.tracks = tracks.map { $0.shiftingTimes(by: shift) }
    for index in waypoints.indices { result.waypoints[index].shiftTime(by: shift) }
    for route in routes.indices {
      for index in routes[route].points.indices {
        result.routes[route].points[index].shiftTime(by: shift)
      }
    }
    return result
  }
}

extension Waypoint {
  fileprivate mutating func shiftTime(by shift: TimeShift) {
    time = time?.adding(shift)
  }
}
