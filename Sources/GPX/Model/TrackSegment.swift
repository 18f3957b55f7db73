/// A piece of a track, recorded without a break.
///
/// A segment is a collection of points, and behind it a set of columns: each in one piece of
/// memory, so that loops over a million points stay fast.
public struct TrackSegment: Hashable, Sendable {
  /// Degrees north of the equator, one a point, in `-90...90`.
  public private(set) var latitudes: [Double] = []

  /// Degrees east of Greenwich, one a point, in `-180...180`.
  public private(set) var longitudes: [Double] = []

  /// Metres above mean sea level, one a point, where known.
  public private(set) var elevations = NumberColumn()

  /// When each point was recorded, where known.
  public private(set) var times = TimeColumn()

  /// The texts of the points that have any, by rising row.
  private var texts = SparseTexts()

  /// Creates a segment without points.
  public init() {}

  /// Creates a segment of points.
  public init(_ points: some Sequence<TrackPoint>) {
    for point in points { append(point) }
  }

  /// The name and other texts of a point, nil where it has none.
  public func texts(of row: Int) -> PointTexts? {
    precondition(row >= 0 && row < count, "row out of range")
    return texts[row]
  }

  /// Adds a point at the end.
  public mutating func append(_ point: TrackPoint) {
    append(
      latitude: point.latitude,
      longitude: point.longitude,
      elevation: point.elevation,
      time: point.time
    )
    if let pointTexts = point.texts, !pointTexts.isEmpty {
      texts.append(pointTexts, row: count - 1)
    }
  }

  /// Adds a point whose angles are known to be in range.
  @inline(__always)
  mutating func append(
    latitude: Double,
    longitude: Double,
    elevation: Double?,
    time: Timestamp?
  ) {
    latitudes.append(latitude)
    longitudes.append(longitude)
    elevations.append(elevation)
    times.append(time)
  }

  /// Gives the last point its texts.
  mutating func setTextsOfLast(_ pointTexts: PointTexts) {
    texts.append(pointTexts, row: count - 1)
  }

  /// Takes memory for a number of points in advance.
  mutating func reserveCapacity(_ capacity: Int) {
    latitudes.reserveCapacity(capacity)
    longitudes.reserveCapacity(capacity)
    elevations.reserveCapacity(capacity)
    times.reserveCapacity(capacity)
  }
}

extension TrackSegment: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { latitudes.count }

  /// The point of a row, put together from the columns.
  public subscript(position: Int) -> TrackPoint {
    TrackPoint(
      latitude: latitudes[position],
      longitude: longitudes[position],
      elevation: elevations[position],
      time: times[position],
      texts: texts[position]
    )
  }
}

extension TrackSegment {
  /// Whether the last point has a time and it is later than another one.
  @inline(__always)
  func endsAfter(_ time: Timestamp?) -> Bool {
    guard let time, let last = times.seconds.last, last >= time.seconds else { return false }
    guard let previous = times[count - 1] else { return false }
    return previous > time
  }
}
