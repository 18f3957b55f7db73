import Geodesy

/// The points of all segments of a way in one row of columns.
struct FlatWay {
  /// The row of the first point of each segment.
  private(set) var starts: [Int] = []

  private(set) var latitudes: [Double] = []

  private(set) var longitudes: [Double] = []

  /// How many times the way has gone round the earth at each point, to the east.
  ///
  /// From point to point it goes the shorter way round, across gaps between segments as well.
  private var turns: [Int] = []

  private(set) var elevations = NumberColumn()

  private(set) var times = TimeColumn()

  /// How many points before each, and after the last one, have a time.
  private(set) var timeCounts = [0]

  /// Seconds since the first time of the way, also at points without a time that lie between two that have one.
  private(set) var seconds = NumberColumn()

  /// The first time of the way.
  private(set) var epoch: Timestamp?

  /// - Complexity: linear.
  init(_ segments: [TrackSegment], distances: (_ segment: Int, _ row: Int) -> Double) {
    for (number, segment) in segments.enumerated() {
      starts.append(latitudes.count)
      latitudes += segment.latitudes
      for longitude in segment.longitudes { append(longitude) }
      for elevation in segment.elevations { elevations.append(elevation) }
      for time in segment.times {
        times.append(time)
        timeCounts.append(timeCounts[timeCounts.count - 1] + (time == nil ? 0 : 1))
        if epoch == nil { epoch = time }
      }
      appendSeconds(segment.times) { row in distances(number, row) }
    }
  }

  /// How many points there are.
  var count: Int { latitudes.count }

  /// The row behind the last point of a segment.
  func end(ofSegment number: Int) -> Int {
    number + 1 < starts.count ? starts[number + 1] : count
  }

  /// The longitude of a point, as the way is followed round the earth.
  func continuedLongitude(_ row: Int) -> ContinuedLongitude {
    ContinuedLongitude(turns: turns[row], longitude: longitudes[row])
  }

  func coordinate(_ row: Int) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitudes[row], longitude: longitudes[row])
  }

  private mutating func append(_ longitude: Double) {
    let next =
      longitudes.isEmpty
      ? ContinuedLongitude(longitude: longitude)
      : continuedLongitude(longitudes.count - 1).next(longitude)
    longitudes.append(longitude)
    turns.append(next.turns)
  }

  private mutating func appendSeconds(_ times: TimeColumn, distances: (Int) -> Double) {
    var known: (row: Int, seconds: Double)?
    for row in times.indices {
      guard let time = times[row], let epoch else { continue }
      let now = time.seconds(since: epoch)
      for between in (known.map { $0.row + 1 } ?? 0)..<row {
        seconds.append(known.map { $0.seconds + (now - $0.seconds) * share(between, $0.row, row) })
      }
      seconds.append(now)
      known = (row, now)
    }
    for _ in (known.map { $0.row + 1 } ?? 0)..<times.count { seconds.append(nil) }

    /// How much of the way between two points lies before one between them.
    func share(_ row: Int, _ start: Int, _ end: Int) -> Double {
      let length = distances(end) - distances(start)
      return length > 0 ? (distances(row) - distances(start)) / length : 0
    }
  }
}
