/// Elevations along a way, ready to be drawn.
///
/// Row *n* belongs to the *n*-th point of the way, over all its segments.
public struct ElevationProfile: Hashable, Sendable {
  /// Metres from the beginning to each point, gaps between segments not counted; never falling.
  public let distances: [Double]

  /// The smoothed elevation of each point in metres; nil where the point has none.
  public let elevations: NumberColumn

  /// The first row of each segment that has points.
  ///
  /// The line is to be broken there.
  public let segmentStarts: [Int]

  /// The whole length in metres.
  public var distance: Double { distances.last ?? 0 }

  /// Makes a profile of the segments of a way.
  ///
  /// - Complexity: linear.
  public init(_ segments: [TrackSegment], smoothing: ElevationSmoothing = ElevationSmoothing()) {
    var distances: [Double] = []
    var elevations = NumberColumn()
    var starts: [Int] = []
    for segment in segments where !segment.isEmpty {
      starts.append(distances.count)
      let start = distances.last ?? 0
      let own = segment.cumulativeDistances
      for distance in own { distances.append(start + distance) }
      for elevation in smoothing.smoothed(segment.elevations, along: own) {
        elevations.append(elevation)
      }
    }
    self.distances = distances
    self.elevations = elevations
    segmentStarts = starts
  }
}

extension Track {
  /// Elevations along the track.
  public func profile(smoothing: ElevationSmoothing = ElevationSmoothing()) -> ElevationProfile {
    ElevationProfile(segments, smoothing: smoothing)
  }
}

extension Route {
  /// Elevations along the route.
  public func profile(smoothing: ElevationSmoothing = ElevationSmoothing()) -> ElevationProfile {
    ElevationProfile([line], smoothing: smoothing)
  }
}
