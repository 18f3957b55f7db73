/// What a table of stretches holds of one segment: a row a point.
struct SegmentTable {
  /// The figures from the first point to each.
  private(set) var figures: [RunningFigures]

  /// The speed on the piece that ends at each point, -1 where it is not known.
  private(set) var rawSpeeds: [Double]

  /// The speeds without those that are too high to be true.
  private(set) var speeds: [Double]

  /// The smoothed elevations.
  let elevations: NumberColumn

  /// The gradients in percent.
  let gradients: NumberColumn

  /// - Complexity: linear.
  init(_ segment: TrackSegment, _ options: StatisticsOptions) {
    let distances = segment.cumulativeDistances(model: options.distanceModel)
    figures = [RunningFigures](repeating: RunningFigures(), count: segment.count)
    rawSpeeds = [Double](repeating: -1, count: segment.count)
    speeds = rawSpeeds
    elevations = options.smoothing.smoothed(segment.elevations, along: distances)
    var gradients = NumberColumn()
    GradientMeter.forEach(segment.elevations, along: distances, window: options.gradientWindow) {
      gradients.append($0)
    }
    self.gradients = gradients
    setLengths(segment, distances, options)
    setMotion(segment, distances, options)
  }

  private mutating func setLengths(
    _ segment: TrackSegment,
    _ distances: [Double],
    _ options: StatisticsOptions
  ) {
    let distances3D = segment.withElevations(distances)
    var raw = ClimbCounter(threshold: 0)
    var smoothed = ClimbCounter(threshold: options.smoothing.threshold)
    for row in figures.indices {
      raw.add(segment.elevations[row])
      smoothed.add(elevations[row])
      figures[row].distance = distances[row]
      figures[row].distance3D = distances3D[row]
      figures[row].rawAscent = raw.ascent
      figures[row].rawDescent = raw.descent
      figures[row].ascent = smoothed.ascent
      figures[row].descent = smoothed.descent
    }
  }

  private mutating func setMotion(
    _ segment: TrackSegment,
    _ distances: [Double],
    _ options: StatisticsOptions
  ) {
    guard segment.times.presentCount > 1 else { return }
    let motion = SegmentMotion(segment.times, along: distances, options)
    var moving = 0
    TimedInterval.forEach(segment.times, along: distances) { interval in
      let isMoving = interval.isMoving(options)
      let isWrong = isMoving && options.speedOutliers.rejects(moving, of: motion.movingSpeeds)
      if isMoving { moving += 1 }
      for row in (interval.start + 1)...interval.end {
        rawSpeeds[row] = interval.speed
        if !isWrong { speeds[row] = interval.speed }
        let share = interval.share(ofPieceTo: row, along: distances)
        figures[row].recordedTime = interval.duration * share
        guard isMoving else { continue }
        figures[row].movingTime = interval.duration * share
        figures[row].movingDistance = interval.distance * share
      }
    }
    sumUpMotion()
    let start = distances[motion.firstTimedRow]
    let end = distances[motion.lastTimedRow]
    for row in figures.indices {
      figures[row].timedDistance = min(max(distances[row], start), end) - start
    }
  }

  private mutating func sumUpMotion() {
    for row in figures.indices.dropFirst() {
      figures[row].recordedTime += figures[row - 1].recordedTime
      figures[row].movingTime += figures[row - 1].movingTime
      figures[row].movingDistance += figures[row - 1].movingDistance
    }
  }
}

extension TimedInterval {
  /// How much of the interval passes on the piece that ends at a point: as much as it has of the way.
  fileprivate func share(ofPieceTo row: Int, along distances: [Double]) -> Double {
    if end == start + 1 { return 1 }
    if distance > 0 { return (distances[row] - distances[row - 1]) / distance }
    return row == end ? 1 : 0
  }
}
