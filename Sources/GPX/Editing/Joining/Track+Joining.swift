extension Track {
  /// The track with segments joined where the gap between them is small enough.
  ///
  /// No point is made: the way across a gap becomes the line between the two points, which then counts in
  /// lengths and speeds. ``gaps`` tells before what lies between. Where the first point of a segment
  /// equals the last one before it in all that they have, as where a segment was split, it is taken once.
  /// A joined segment has the extensions of the first of its parts, and those of the others that are not
  /// among them. Empty segments are left out; their extensions go to the segment before.
  ///
  /// With a limit of time, segments are joined only where both points have one and time does not run
  /// backwards.
  ///
  /// - Precondition: the limits are not negative.
  /// - Complexity: linear.
  public func joiningSegments(
    maximumDistance: Double = .infinity,
    maximumDuration: Double = .infinity
  ) -> Track {
    precondition(maximumDistance >= 0 && maximumDuration >= 0, "a limit must not be negative")
    return joiningSegments { gap in
      guard gap.distance <= maximumDistance else { return false }
      guard maximumDuration < .infinity else { return true }
      guard let duration = gap.duration else { return false }
      return duration >= 0 && duration <= maximumDuration
    }
  }

  /// The track with segments joined across the gaps that a rule chooses.
  ///
  /// See ``joiningSegments(maximumDistance:maximumDuration:)``.
  public func joiningSegments(where isJoined: (SegmentGap) -> Bool) -> Track {
    var result = self
    result.segments = []
    var row = 0
    for (index, segment) in segments.enumerated() {
      defer { row += segment.count }
      guard let last = result.segments.indices.last else {
        if !segment.isEmpty { result.segments.append(segment) }
        continue
      }
      if segment.isEmpty {
        result.segments[last].addExtensions(of: segment)
        continue
      }
      let gap = SegmentGap(from: result.segments[last], to: segment, segment: index, row: row)
      if isJoined(gap) {
        result.segments[last].join(segment)
      } else {
        result.segments.append(segment)
      }
    }
    return result
  }
}

extension TrackSegment {
  /// Adds all points of another segment but the first where it equals the last one here, and the
  /// extensions that are new.
  mutating func join(_ other: TrackSegment) {
    let isRepeated = last != nil && last == other.first
    var rest = isRepeated ? other.selecting(1..<other.count) : other
    rest.extensions = []
    append(contentsOf: rest)
    addExtensions(of: other)
  }

  /// Adds the extensions of another segment that are not here.
  mutating func addExtensions(of other: TrackSegment) {
    extensions.appendNew(other.extensions)
  }
}

extension Array where Element: Equatable {
  /// Adds the elements that are not there, in their order.
  mutating func appendNew(_ others: [Element]) {
    for element in others where !contains(element) { append(element) }
  }
}
