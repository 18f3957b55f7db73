extension TrackSegment {
  /// The figures of what a sensor measured at the points of the segment.
  ///
  /// - Complexity: linear.
  public func statistics(of quantity: SensorQuantity) -> SensorStatistics {
    var result = SensorStatistics(of: quantity)
    result.add(statistics(of: values(of: quantity)))
    return result
  }
}

extension Track {
  /// The figures of what a sensor measured at the points of the track.
  ///
  /// The time between two segments counts for no value.
  ///
  /// - Complexity: linear.
  public func statistics(of quantity: SensorQuantity) -> SensorStatistics {
    var result = SensorStatistics(of: quantity)
    for segment in segments { result.add(segment.statistics(of: quantity)) }
    return result
  }

  /// A table of the figures of a sensor over any stretch of the track.
  ///
  /// - Complexity: linear.
  public func sensorTable(of quantity: SensorQuantity) -> SensorTable {
    SensorTable(segments, of: quantity)
  }
}

extension Document {
  /// The figures of what a sensor measured at the points of all tracks.
  ///
  /// - Complexity: linear.
  public func statistics(of quantity: SensorQuantity) -> SensorStatistics {
    var result = SensorStatistics(of: quantity)
    for track in tracks { result.add(track.statistics(of: quantity)) }
    return result
  }
}
