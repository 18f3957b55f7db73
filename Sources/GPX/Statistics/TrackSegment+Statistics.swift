import Geodesy

extension TrackSegment {
  /// Metres from the first point to each point, along the way, on a sphere of the mean radius.
  ///
  /// - Complexity: linear.
  public var cumulativeDistances: [Double] {
    var result: [Double] = []
    result.reserveCapacity(count)
    var distance = 0.0
    var previous: CLLocationCoordinate2D?
    for row in 0..<count {
      let here = CLLocationCoordinate2D(latitude: latitudes[row], longitude: longitudes[row])
      if let previous { distance += previous.distance(to: here) }
      result.append(distance)
      previous = here
    }
    return result
  }

  /// The figures of the segment.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    var arcs = LongitudeArcs()
    arcs.include(self)
    var result = figures(smoothing)
    result.bounds = arcs.bounds
    return result
  }

  /// The figures without the bounds.
  func figures(_ smoothing: ElevationSmoothing) -> TrackStatistics {
    var result = TrackStatistics()
    let distances = cumulativeDistances
    result.pointCount = count
    result.distance = distances.last ?? 0
    let raw = ElevationSmoothing.none.climb(elevations)
    result.rawAscent = raw.ascent
    result.rawDescent = raw.descent
    let climb = smoothing.climb(smoothing.smoothed(elevations, along: distances))
    result.ascent = climb.ascent
    result.descent = climb.descent
    for elevation in elevations {
      if let elevation { result.include(elevation: elevation) }
    }
    for time in times {
      if let time { result.include(time: time) }
    }
    if times.presentCount > 1, let start = result.startTime, let end = result.endTime {
      result.duration = end.seconds(since: start)
    }
    return result
  }
}
