import Geodesy

/// Finds where a line is split by a rule.
struct CutFinder {
  let segment: TrackSegment

  /// Whether several cuts may lie between two points.
  let isExact: Bool

  /// How many cuts there may be.
  let limit: Int

  /// The cuts by rising place.
  func cuts(_ rule: SplitRule, _ ends: SplitEnds) throws(EditError) -> [LineCut] {
    switch rule {
    case .timeGaps(let seconds):
      precondition(seconds > 0, "a gap must be longer than 0 seconds")
      return timeGaps(seconds)
    case .distanceGaps(let metres):
      precondition(metres > 0, "a gap must be longer than 0 metres")
      return distanceGaps(metres)
    case .length(let metres):
      return try multiples(of: metres, in: segment.cumulativeDistances.map { $0 })
    case .duration(let seconds):
      return try multiples(of: seconds, in: secondsSinceStart)
    case .days(let start):
      precondition(start.isFinite, "a day must begin at a finite number of seconds")
      return try multiples(of: 86_400, in: secondsSinceStart(ofDaysAt: start))
    case .count(let count):
      return counted(count, ends)
    case .rows(let rows):
      return rows.filter { $0 >= 0 && $0 < segment.count }.sorted().map { LineCut(row: $0) }
    case .place(let place, let metres):
      precondition(CLLocationCoordinate2DIsValid(place), "the place must be valid")
      precondition(metres > 0, "a way must pass within more than 0 metres")
      return passes(SphereVector(latitude: place.latitude, longitude: place.longitude), metres)
    case .stops(let rule):
      return segment.stops(by: rule).map { LineCut(row: $0.upperBound - 1) }
    }
  }

  private func timeGaps(_ seconds: Double) -> [LineCut] {
    var result: [LineCut] = []
    var previous: Timestamp?
    for (row, time) in segment.times.enumerated() {
      guard let time else { continue }
      if let previous, abs(TimeShift(from: previous, to: time).inSeconds) > seconds {
        result.append(LineCut(row: row, isGap: true))
      }
      previous = time
    }
    return result
  }

  private func distanceGaps(_ metres: Double) -> [LineCut] {
    segment.indices.dropFirst().filter { row in
      segment.coordinate(of: row - 1).distance(to: segment.coordinate(of: row)) > metres
    }.map { LineCut(row: $0, isGap: true) }
  }

  private func counted(_ count: Int, _ ends: SplitEnds) -> [LineCut] {
    precondition(count > 0, "a piece must have a point")
    precondition(count > 1 || ends == .separate, "pieces of one point cannot share their ends")
    let step = ends == .shared || isExact ? count - 1 : count
    return stride(from: step, to: segment.count, by: Swift.max(1, step)).map { LineCut(row: $0) }
  }
}

// MARK: - Distances and times

extension CutFinder {
  /// Where numbers along the line first reach the multiples of a unit that none before has reached.
  private func multiples(
    of unit: Double,
    in numbers: [Double?]
  ) throws(EditError) -> [LineCut] {
    precondition(unit > 0, "a piece must be longer than 0")
    var result: [LineCut] = []
    var reached = 0.0
    for (row, number) in numbers.enumerated() {
      guard let number else { continue }
      let multiple = (number / unit).rounded(.down)
      guard multiple > reached else { continue }
      guard isExact else {
        result.append(LineCut(row: row))
        reached = multiple
        continue
      }
      guard Double(result.count) + multiple - reached <= Double(limit) else {
        throw EditError(.tooMany(limit: limit))
      }
      let previous = row > 0 ? numbers[row - 1] : nil
      while reached < multiple {
        reached += 1
        result.append(cut(at: reached * unit, between: previous, and: number, before: row))
      }
    }
    return result
  }

  private func cut(
    at number: Double,
    between previous: Double?,
    and next: Double,
    before row: Int
  ) -> LineCut {
    guard let previous, previous < number, number < next else { return LineCut(row: row) }
    let fraction = (number - previous) / (next - previous)
    return LineCut(LinePosition(row: row - 1, fraction: fraction), row: row)
  }

  /// The seconds of each point since the first that has a time.
  private var secondsSinceStart: [Double?] {
    guard let start = segment.times.firstPresent else { return [] }
    return seconds(since: start)
  }

  /// The seconds of each point since the day of the first time began.
  private func secondsSinceStart(ofDaysAt start: Double) -> [Double?] {
    guard let first = segment.times.firstPresent else { return [] }
    let days = ((first.secondsSince1970 - start) / 86_400).rounded(.down)
    return seconds(since: Timestamp(seconds: 0).advanced(by: days * 86_400 + start))
  }

  private func seconds(since start: Timestamp) -> [Double?] {
    segment.times.map { time in time.map { TimeShift(from: start, to: $0).inSeconds } }
  }
}

// MARK: - Places

extension CutFinder {
  /// Where the line comes nearest to a place, once for each stretch that is near enough.
  private func passes(_ place: SphereVector, _ metres: Double) -> [LineCut] {
    var result: [LineCut] = []
    var nearest: (cut: LineCut, distance: Double)?
    var start = SphereVector(0, 0, 0)
    for row in segment.indices {
      let end = SphereVector(
        latitude: segment.latitudes[row],
        longitude: segment.longitudes[row]
      )
      defer { start = end }
      guard row > 0 else { continue }
      let arc = SphereArc(from: start, to: end)
      let distance = arc.distance(to: place)
      guard distance <= metres else {
        if let found = nearest { result.append(found.cut) }
        nearest = nil
        continue
      }
      if distance < nearest?.distance ?? .infinity {
        let fraction = arc.fraction(nearestTo: place)
        let cut = LineCut(
          LinePosition(row: row - 1, fraction: fraction),
          row: fraction < 0.5 ? row - 1 : row
        )
        nearest = (cut, distance)
      }
    }
    if let found = nearest { result.append(found.cut) }
    return result
  }
}
