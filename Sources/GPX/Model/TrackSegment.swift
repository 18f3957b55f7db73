/// A piece of a track, recorded without a break.
///
/// A segment is a collection of points, and behind it a set of columns: each in one piece of
/// memory, so that loops over a million points stay fast.
public struct TrackSegment: Sendable {
  /// Degrees north of the equator, one a point, in `-90...90`.
  public internal(set) var latitudes: [Double] = []

  /// Degrees east of Greenwich, one a point, in `-180...180`.
  public internal(set) var longitudes: [Double] = []

  /// Metres above mean sea level, one a point, where known.
  public internal(set) var elevations = NumberColumn()

  /// When each point was recorded, where known.
  public internal(set) var times = TimeColumn()

  /// The elements that GPX does not define and that belong to the segment itself.
  public var extensions: [ExtensionElement] = []

  /// The texts of the points that have any, by rising row.
  var texts = SparseTexts()

  /// What the receiver told at the points.
  var reception = ReceptionColumns()

  /// The extensions of the points.
  var pointExtensions = ExtensionTable()

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
    guard point.hasDetails else { return }
    if let pointTexts = point.texts { setTextsOfLast(pointTexts) }
    if let reception = point.reception { setReceptionOfLast(reception) }
    pointExtensions.append(point.extensions, row: count - 1)
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

  /// Gives the last point what the receiver told.
  mutating func setReceptionOfLast(_ value: Reception) {
    reception.append(value, row: count - 1)
  }

  /// Gives memory back where much more was taken than is used.
  mutating func trim() {
    guard latitudes.capacity > 4 * count + 64 else { return }
    latitudes.trim()
    longitudes.trim()
    elevations.trim()
    times.trim()
    pointExtensions.trim()
  }

  /// Takes memory for a number of points in advance.
  mutating func reserveCapacity(_ capacity: Int) {
    latitudes.reserveCapacity(capacity)
    longitudes.reserveCapacity(capacity)
    elevations.reserveCapacity(capacity)
    times.reserveCapacity(capacity)
    pointExtensions.reserveCapacity(capacity)
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
      details: details(of: position)
    )
  }

  private func details(of row: Int) -> PointDetails {
    var details = PointDetails()
    if let texts = texts[row] { details.texts = texts }
    if !reception.isEmpty { details.reception = reception[row] }
    if !pointExtensions.isEmpty { details.extensions = pointExtensions[row] }
    return details
  }
}

// MARK: - Parts and changes

extension TrackSegment {
  /// The points of some rows, in the order given, with all that they have.
  ///
  /// The extensions of the segment itself are kept.
  ///
  /// - Precondition: every row is one of the segment.
  public func selecting(_ rows: some Sequence<Int>) -> TrackSegment {
    var result = TrackSegment()
    result.extensions = extensions
    for row in rows { result.append(self, row: row) }
    return result
  }

  /// Adds a point of another segment at the end, with all that it has.
  mutating func append(_ other: TrackSegment, row: Int) {
    append(
      latitude: other.latitudes[row],
      longitude: other.longitudes[row],
      elevation: other.elevations[row],
      time: other.times[row]
    )
    if let pointTexts = other.texts[row] { setTextsOfLast(pointTexts) }
    if !other.reception.isEmpty { setReceptionOfLast(other.reception[row]) }
    if !other.pointExtensions.isEmpty {
      pointExtensions.append(other.pointExtensions, from: row, row: count - 1)
    }
  }

  /// Adds the points of another segment at the end, with all that they have.
  ///
  /// The extensions of the other segment itself are put behind those of this one.
  public mutating func append(contentsOf other: TrackSegment) {
    let row = count
    latitudes += other.latitudes
    longitudes += other.longitudes
    elevations.append(contentsOf: other.elevations)
    times.append(contentsOf: other.times)
    appendDetails(contentsOf: other, at: row)
  }

  /// Adds what the points of another segment have beside the columns.
  mutating func appendDetails(contentsOf other: TrackSegment, at row: Int) {
    texts.append(contentsOf: other.texts, at: row)
    reception.append(contentsOf: other.reception, at: row)
    pointExtensions.append(contentsOf: other.pointExtensions, at: row)
    extensions += other.extensions
  }

  /// Puts other elevations in place of those of the points.
  ///
  /// - Precondition: there is one entry a point.
  public mutating func replaceElevations(with column: NumberColumn) {
    precondition(column.count == count, "a column needs one entry a point")
    elevations = column
  }

  /// Puts other times in place of those of the points.
  ///
  /// - Precondition: there is one entry a point.
  public mutating func replaceTimes(with column: TimeColumn) {
    precondition(column.count == count, "a column needs one entry a point")
    times = column
  }
}

extension TrackSegment: Hashable {
  public static func == (left: TrackSegment, right: TrackSegment) -> Bool {
    left.latitudes == right.latitudes && left.longitudes == right.longitudes
      && left.elevations == right.elevations && left.times == right.times
      && left.texts == right.texts && left.hasSameReception(as: right)
      && left.extensions == right.extensions && left.pointExtensions == right.pointExtensions
  }

  private func hasSameReception(as other: TrackSegment) -> Bool {
    if reception == other.reception { return true }
    return indices.allSatisfy { reception[$0] == other.reception[$0] }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(latitudes)
    hasher.combine(longitudes)
    hasher.combine(elevations)
    hasher.combine(times)
    hasher.combine(texts)
    hasher.combine(extensions)
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
