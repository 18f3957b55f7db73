import Geodesy

extension StretchTable {
  /// The figures of the stretch from one place to another that does not come before it.
  func statistics(from start: FlatPosition, to end: FlatPosition) -> TrackStatistics {
    var result = TrackStatistics()
    let rows = (start.fraction == 0 ? start.row : start.row + 1)..<(end.row + 1)
    result.pointCount = rows.count
    result.include(figures(at: end).since(figures(at: start)))
    extremes.include(points: rows, in: &result)
    if start < end {
      let lastPiece = end.fraction == 0 ? end.row : end.row + 1
      extremes.include(pieces: (start.row + 1)..<(lastPiece + 1), in: &result)
    }
    var timeCount = way.timeCounts[rows.upperBound] - way.timeCounts[rows.lowerBound]
    let ends = start == end ? [start] : [start, end]
    for place in ends where place.fraction > 0 || way.times[place.row] == nil {
      if let elevation = value(of: way.elevations, at: place) {
        result.include(elevation: elevation)
      }
      guard let time = time(at: place) else { continue }
      result.include(time: time)
      timeCount += 1
    }
    if timeCount > 1, let first = result.startTime, let last = result.endTime {
      result.duration = last.seconds(since: first)
    }
    result.bounds = bounds(of: rows, and: ends)
    return result
  }

  private func bounds(of rows: Range<Int>, and ends: [FlatPosition]) -> GeographicBounds? {
    var (latitudes, longitudes) = extremes.box(of: rows)
    for place in ends where place.fraction > 0 {
      let coordinate = coordinate(at: place)
      let longitude = way.continuedLongitude(place.row).next(coordinate.longitude)
      latitudes = Self.including(coordinate.latitude, latitudes)
      longitudes = Self.including(longitude, longitudes)
    }
    guard let latitudes, let longitudes else { return nil }
    var arcs = LongitudeArcs()
    arcs.include(latitudes: latitudes, longitudes: longitudes)
    return arcs.bounds
  }

  private static func including<Value: Comparable>(
    _ value: Value,
    _ range: ClosedRange<Value>?
  )
    -> ClosedRange<Value>
  {
    guard let range else { return value...value }
    return min(range.lowerBound, value)...max(range.upperBound, value)
  }
}

extension TrackStatistics {
  /// Takes the figures that add up.
  fileprivate mutating func include(_ figures: RunningFigures) {
    distance = figures.distance
    distance3D = figures.distance3D
    rawAscent = figures.rawAscent
    rawDescent = figures.rawDescent
    ascent = figures.ascent
    descent = figures.descent
    timedDistance = figures.timedDistance
    recordedTime = figures.recordedTime
    knownMovingTime = figures.movingTime
    knownMovingDistance = figures.movingDistance
  }
}
