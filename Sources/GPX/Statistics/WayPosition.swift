/// A place on a way that consists of segments: at a point, or between it and the next one of its segment.
public struct WayPosition: Hashable, Sendable {
  /// The number of the segment, from 0.
  public let segment: Int

  /// The number of the point in the segment, from 0.
  public let row: Int

  /// How much of the way to the next point lies before the place, in `0..<1`; 0 at the point.
  public let fraction: Double

  /// Creates a place.
  ///
  /// - Precondition: no number is negative, and the fraction is less than 1.
  public init(segment: Int, row: Int, fraction: Double = 0) {
    precondition(segment >= 0 && row >= 0, "numbers of segments and points are not negative")
    precondition(fraction >= 0 && fraction < 1, "the fraction must be in 0..<1")
    self.segment = segment
    self.row = row
    self.fraction = fraction
  }
}

extension WayPosition: Comparable {
  public static func < (left: WayPosition, right: WayPosition) -> Bool {
    if left.segment != right.segment { return left.segment < right.segment }
    if left.row != right.row { return left.row < right.row }
    return left.fraction < right.fraction
  }
}
