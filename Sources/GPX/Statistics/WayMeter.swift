/// Computes the figures of segments, tracks and documents.
struct WayMeter {
  private let options: StatisticsOptions

  /// Metres from the first point of a segment to each.
  private let distances: (TrackSegment) -> [Double]

  /// A meter on the mean sphere.
  ///
  /// A program that measures nothing else does without all that geodesics on an ellipsoid need.
  init(smoothing: ElevationSmoothing) {
    options = StatisticsOptions(smoothing: smoothing)
    distances = { $0.cumulativeDistances }
  }

  /// A meter on the earth that options name.
  init(_ options: StatisticsOptions) {
    self.options = options
    distances = { $0.cumulativeDistances(model: options.distanceModel) }
  }

  /// The figures of a segment.
  func statistics(of segment: TrackSegment) -> TrackStatistics {
    var arcs = LongitudeArcs()
    arcs.include(segment)
    var result = figures(of: segment)
    result.bounds = arcs.bounds
    return result
  }

  /// The figures of each segment of a track by itself, added up.
  func statistics(of track: Track) -> TrackStatistics {
    var arcs = LongitudeArcs()
    for segment in track.segments { arcs.include(segment) }
    var result = figures(of: track)
    result.bounds = arcs.bounds
    return result
  }

  /// The figures of all tracks of a document together.
  func statistics(of document: Document) -> TrackStatistics {
    var result = TrackStatistics()
    var arcs = LongitudeArcs()
    for track in document.tracks {
      let figures = figures(of: track)
      result.add(figures)
      if let duration = figures.duration { result.duration = (result.duration ?? 0) + duration }
      for segment in track.segments { arcs.include(segment) }
    }
    result.bounds = arcs.bounds
    return result
  }

  /// The figures of the tracks of a document, or where no track has a point of its routes, without times.
  func journey(of document: Document) -> TrackStatistics {
    if document.tracks.contains(where: { $0.pointCount > 0 }) { return statistics(of: document) }
    var result = TrackStatistics()
    var arcs = LongitudeArcs()
    for route in document.routes {
      let line = route.line
      result.add(figures(of: line))
      arcs.include(line)
    }
    result.removeTimes()
    result.bounds = arcs.bounds
    return result
  }

  /// The figures without the bounds.
  private func figures(of track: Track) -> TrackStatistics {
    var result = TrackStatistics()
    var timeCount = 0
    for segment in track.segments {
      result.add(figures(of: segment))
      timeCount += segment.times.presentCount
    }
    if timeCount > 1, let start = result.startTime, let end = result.endTime {
      result.duration = end.seconds(since: start)
    }
    return result
  }

  /// The figures without the bounds.
  private func figures(of segment: TrackSegment) -> TrackStatistics {
    var result = TrackStatistics()
    let distances = distances(segment)
    result.pointCount = segment.count
    result.distance = distances.last ?? 0
    result.distance3D = segment.withElevations(distances).last ?? 0
    include(segment.elevations, along: distances, in: &result)
    include(segment.times, along: distances, in: &result)
    return result
  }

  private func include(
    _ elevations: NumberColumn,
    along distances: [Double],
    in result: inout TrackStatistics
  ) {
    let raw = ElevationSmoothing.none.climb(elevations)
    result.rawAscent = raw.ascent
    result.rawDescent = raw.descent
    let climb = options.smoothing.climb(options.smoothing.smoothed(elevations, along: distances))
    result.ascent = climb.ascent
    result.descent = climb.descent
    for elevation in elevations {
      if let elevation { result.include(elevation: elevation) }
    }
    GradientMeter.forEach(elevations, along: distances, window: options.gradientWindow) {
      if let gradient = $0 { result.include(gradient: gradient) }
    }
  }

  private func include(
    _ times: TimeColumn,
    along distances: [Double],
    in result: inout TrackStatistics
  ) {
    for time in times {
      if let time { result.include(time: time) }
    }
    guard times.presentCount > 1 else { return }
    if let start = result.startTime, let end = result.endTime {
      result.duration = end.seconds(since: start)
    }
    result.include(SegmentMotion(times, along: distances, options))
  }
}
