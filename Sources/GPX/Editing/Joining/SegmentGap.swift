import Geodesy

/// The gap between two segments of a track.
public struct SegmentGap: Hashable, Sendable {
  /// The place, in the list of segments, of the one that begins after the gap.
  public let segment: Int

  /// The row of its first point if all segments were one, and no point were left out.
  public let row: Int

  /// The metres from the last point before the gap to the first one after it, on a sphere of the mean
  /// radius.
  public let distance: Double

  /// The seconds from the one to the other, negative where time runs backwards; nil where one of them has
  /// no time.
  public let duration: Double?
}

extension Track {
  /// The gaps between segments that have points.
  ///
  /// - Complexity: linear in the number of segments.
  public var gaps: [SegmentGap] {
    var result: [SegmentGap] = []
    var row = 0
    var previous: TrackSegment?
    for (index, segment) in segments.enumerated() where !segment.isEmpty {
      if let previous {
        result.append(SegmentGap(from: previous, to: segment, segment: index, row: row))
      }
      row += segment.count
      previous = segment
    }
    return result
  }
}

extension SegmentGap {
  /// The gap between two segments that have points.
  init(from first: TrackSegment, to second: TrackSegment, segment: Int, row: Int) {
    let last = first.count - 1
    self.segment = segment
    self.row = row
    distance = first.coordinate(of: last).distance(to: second.coordinate(of: 0))
    if let end = first.times[last], let start = second.times[0] {
      duration = TimeShift(from: end, to: start).inSeconds
    } else {
      duration = nil
    }
  }
}
