extension TrackSegment {
  /// The number of points that resampling makes at most, if it is not told otherwise: a time that is wrong
  /// by years would else ask for more than fits into memory.
  public static let defaultPointLimit = 10_000_000

  /// The metres up to which two places on a line are one: what is less is rounding.
  private static let roundingError = 1e-6

  /// The seconds up to which two instants are one.
  private static let timeResolution = 1e-9

  /// The line through points at even distances, and its last point.
  ///
  /// The distances are metres along ``cumulativeDistances``, from the first point on. A point that falls on
  /// a recorded one, to a micrometre, is that one, with all that it has. Others are made: a place on the great circle between
  /// its neighbours, an elevation and a time where both of them have one, and by `sensors` perhaps more,
  /// but no texts. Recorded points between are left out, so corners are cut: the line becomes a little
  /// shorter.
  ///
  /// - Precondition: the spacing is greater than 0.
  /// - Complexity: linear in the number of points before and after.
  /// - Throws: ``EditError`` where there would be more points than the limit.
  public func resampled(
    spacing: Double,
    sensors: MadeSensors = .omitted,
    limit: Int = defaultPointLimit
  ) throws(EditError) -> TrackSegment {
    precondition(spacing > 0, "the spacing must be greater than 0")
    let distances = cumulativeDistances
    guard let length = distances.last, count > 1 else { return self }
    let pieces = ((length - Self.roundingError) / spacing).rounded(.up)
    guard pieces < Double(limit) else { throw EditError(.tooMany(limit: limit)) }
    var maker = PointMaker(self, sensors)
    var row = 0
    var step = 0.0
    maker.append(row: 0)
    while true {
      step += 1
      let distance = step * spacing
      guard distance < length - Self.roundingError else { break }
      while distances[row + 1] <= distance { row += 1 }
      maker.append(
        at: distance,
        between: row,
        and: row + 1,
        in: distances[row]...distances[row + 1],
        precision: Self.roundingError
      )
    }
    maker.append(row: count - 1)
    return maker.result
  }

  /// The line through points at even times, and its last point.
  ///
  /// The times are seconds from the first time on. Between two points with a time, the way is travelled at
  /// constant speed; points without a time between them lie on it. A point that falls on a recorded one is
  /// that one, with all that it has. Others are made: a place on the great circle between its neighbours,
  /// an elevation where both of them have one, the time, and by `sensors` perhaps more, but no texts.
  ///
  /// A point whose time is not later than all before is passed over, since nobody is at two places at once.
  /// Points before the first time and after the last one stay as they are. With fewer than two times
  /// nothing changes.
  ///
  /// - Precondition: the interval is greater than 0.
  /// - Complexity: linear in the number of points before and after.
  /// - Throws: ``EditError`` where there would be more points than the limit.
  public func resampled(
    interval: Double,
    sensors: MadeSensors = .omitted,
    limit: Int = defaultPointLimit
  ) throws(EditError) -> TrackSegment {
    precondition(interval > 0, "the interval must be greater than 0")
    let timed = fillingTimes()
    let rows = timed.rowsOfRisingTimes
    guard let first = rows.first, let last = rows.last, first < last,
      let start = timed.times[first], let end = timed.times[last]
    else { return self }
    let length = TimeShift(from: start, to: end).inSeconds
    guard length / interval + Double(count) < Double(limit) else {
      throw EditError(.tooMany(limit: limit))
    }
    var maker = PointMaker(timed, sensors)
    for row in 0...first { maker.append(row: row) }
    let seconds = rows.map { timed.seconds(of: $0, since: start) }
    var index = 0
    var step = 0.0
    while true {
      step += 1
      let time = step * interval
      guard time < length - Self.timeResolution else { break }
      while seconds[index + 1] <= time { index += 1 }
      maker.append(
        at: time,
        between: rows[index],
        and: rows[index + 1],
        in: seconds[index]...seconds[index + 1],
        precision: Self.timeResolution
      )
    }
    for row in last..<count { maker.append(row: row) }
    return maker.result
  }

  /// The segment with points made where two neighbours are more than some metres apart, evenly between
  /// them.
  ///
  /// All points are kept with all that they have. Those that are made have a place on the great circle, an
  /// elevation and a time where both neighbours have one, and by `sensors` perhaps more, but no texts.
  ///
  /// - Precondition: the spacing is greater than 0.
  /// - Complexity: linear in the number of points before and after.
  /// - Throws: ``EditError`` where there would be more points than the limit.
  public func densified(
    maximumSpacing: Double,
    sensors: MadeSensors = .omitted,
    limit: Int = defaultPointLimit
  ) throws(EditError) -> TrackSegment {
    precondition(maximumSpacing > 0, "the spacing must be greater than 0")
    guard count > 1 else { return self }
    let distances = cumulativeDistances
    var maker = PointMaker(self, sensors)
    for row in 0..<count - 1 {
      let length = distances[row + 1] - distances[row]
      let pieces = ((length - Self.roundingError) / maximumSpacing).rounded(.up)
      guard pieces + Double(maker.result.count) < Double(limit) else {
        throw EditError(.tooMany(limit: limit))
      }
      maker.append(row: row)
      // Of two points at one place the number is negative, and without a bound.
      for piece in 1..<Int(Swift.max(1, pieces)) {
        maker.append(between: row, and: row + 1, fraction: Double(piece) / pieces)
      }
    }
    maker.append(row: count - 1)
    return maker.result
  }
}

extension TrackSegment {
  /// The rows whose time is later than all times before.
  private var rowsOfRisingTimes: [Int] {
    var result: [Int] = []
    var latest: Timestamp?
    for (row, time) in times.enumerated() {
      guard let time else { continue }
      if let latest, time <= latest { continue }
      result.append(row)
      latest = time
    }
    return result
  }

  private func seconds(of row: Int, since start: Timestamp) -> Double {
    times[row].map { TimeShift(from: start, to: $0).inSeconds } ?? 0
  }
}
