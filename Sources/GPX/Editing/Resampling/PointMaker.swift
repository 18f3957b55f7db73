/// Puts a segment together from points of another one and points between them.
struct PointMaker {
  private let source: TrackSegment
  private let sensors: MadeSensors
  private(set) var result = TrackSegment()

  init(_ source: TrackSegment, _ sensors: MadeSensors) {
    self.source = source
    self.sensors = sensors
    result.extensions = source.extensions
  }

  /// Adds the point of a row.
  mutating func append(row: Int) { result.append(source, row: row) }

  /// Adds the point at a number between those of two rows; what is nearer to one of them than a precision
  /// is that row.
  mutating func append(
    at number: Double,
    between row: Int,
    and next: Int,
    in range: ClosedRange<Double>,
    precision: Double
  ) {
    if number - range.lowerBound <= precision { return append(row: row) }
    if range.upperBound - number <= precision { return append(row: next) }
    let fraction = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    append(between: row, and: next, fraction: fraction)
  }

  /// Adds the point at a fraction of the way between two rows.
  mutating func append(between row: Int, and next: Int, fraction: Double) {
    result.append(source, between: row, and: next, fraction: fraction)
    guard sensors == .nearest, fraction > 0, fraction < 1 else { return }
    result.takeSensors(of: source, row: fraction <= 0.5 ? row : next)
  }
}

extension TrackSegment {
  /// Gives the last point what the receiver told at a row of another segment, and its extensions.
  mutating func takeSensors(of other: TrackSegment, row: Int) {
    if !other.reception.isEmpty { setReceptionOfLast(other.reception[row]) }
    if !other.pointExtensions.isEmpty {
      pointExtensions.append(other.pointExtensions, from: row, row: count - 1)
    }
  }
}
