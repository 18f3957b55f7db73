extension Route {
  /// The figures of the way from point to point.
  ///
  /// - Complexity: linear.
  public func statistics(smoothing: ElevationSmoothing = ElevationSmoothing()) -> TrackStatistics {
    line.statistics(smoothing: smoothing)
  }

  /// The points as a segment, without their texts.
  var line: TrackSegment {
    var segment = TrackSegment()
    segment.reserveCapacity(points.count)
    for point in points {
      segment.append(
        latitude: point.latitude,
        longitude: point.longitude,
        elevation: point.elevation,
        time: point.time
      )
    }
    return segment
  }
}
