import Geodesy

extension TrackSegment {
  /// The place of a row.
  func coordinate(of row: Int) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitudes[row], longitude: longitudes[row])
  }

  /// Adds the point at a fraction, in `0...1`, of the way between two rows of another segment.
  ///
  /// At 0 and 1 it is the point of the row with all that it has. Between, the place is on the great
  /// circle; elevation and time are there where both rows have them, and nothing else.
  mutating func append(_ other: TrackSegment, between row: Int, and next: Int, fraction: Double) {
    if fraction <= 0 { return append(other, row: row) }
    if fraction >= 1 { return append(other, row: next) }
    let place = other.coordinate(of: row).interpolated(
      to: other.coordinate(of: next),
      fraction: fraction
    )
    var elevation: Double?
    if let low = other.elevations[row], let high = other.elevations[next] {
      // Unlike low + (high − low) · f, this cannot overflow.
      elevation = low * (1 - fraction) + high * fraction
    }
    var time: Timestamp?
    if let first = other.times[row], let last = other.times[next] {
      time = first.interpolated(to: last, fraction: fraction)
    }
    append(
      latitude: Swift.min(90, Swift.max(-90, place.latitude)),
      longitude: place.longitude,
      elevation: elevation,
      time: time
    )
  }

  /// Adds the point at a position of another segment.
  mutating func append(_ other: TrackSegment, at position: LinePosition) {
    guard position.fraction > 0 else { return append(other, row: position.row) }
    append(other, between: position.row, and: position.row + 1, fraction: position.fraction)
  }

  /// A part of the segment: the points after a position and before another, and both ends.
  func part(from first: LinePosition, to last: LinePosition) -> TrackSegment {
    var result = TrackSegment()
    result.extensions = extensions
    result.append(self, at: first)
    if last.row > first.row {
      for row in first.row + 1...last.row { result.append(self, row: row) }
    }
    if last.fraction > 0, last != first { result.append(self, at: last) }
    return result
  }

  /// The rows in pieces: each as long as what is asked for holds, and none that is empty.
  func runs(where isKept: (_ row: Int) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var first: Int?
    for row in 0..<count {
      if isKept(row) {
        if first == nil { first = row }
      } else if let start = first {
        result.append(start..<row)
        first = nil
      }
    }
    if let start = first { result.append(start..<count) }
    return result
  }
}

extension Track {
  /// The track with other segments in place of each of its own, without those that are empty.
  func replacingSegments(_ edit: (TrackSegment) -> [TrackSegment]) -> Track {
    var result = self
    result.segments = []
    for segment in segments {
      for piece in edit(segment) where !piece.isEmpty { result.segments.append(piece) }
    }
    return result
  }
}
