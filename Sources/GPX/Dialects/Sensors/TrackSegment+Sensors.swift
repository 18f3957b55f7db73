extension TrackSegment {
  /// A measurement at every point, one entry a point; nil where a point has none.
  ///
  /// The numbers are those that ``SensorHolder/subscript(_:)`` gives point by point. What an
  /// element means is decided once for all points that are built alike, so that a million points
  /// take milliseconds.
  ///
  /// - Complexity: linear.
  public func values(of quantity: SensorQuantity) -> NumberColumn {
    let received = quantity.receptionField.map { reception.column($0) } ?? NumberColumn()
    var result = pointExtensions.values(of: quantity, rowCount: count)
    guard received.presentCount > 0 else { return result }
    guard result.presentCount > 0 else {
      result = received
      result.pad(to: count)
      return result
    }
    var merged = NumberColumn()
    for row in 0..<count {
      let own = row < received.count ? received[row] : nil
      merged.append(own ?? result[row])
    }
    return merged
  }

  /// The quantities that at least one point has.
  public var sensorQuantities: [SensorQuantity] {
    SensorQuantity.allCases.filter { values(of: $0).presentCount > 0 }
  }

  /// Beats of the heart in a minute, one entry a point.
  public var heartRates: NumberColumn { values(of: .heartRate) }

  /// Revolutions of the crank in a minute, one entry a point.
  public var cadences: NumberColumn { values(of: .cadence) }

  /// The power at the pedals in watts, one entry a point.
  public var powers: NumberColumn { values(of: .power) }

  /// The temperature of the air in degrees Celsius, one entry a point.
  public var temperatures: NumberColumn { values(of: .temperature) }

  /// The temperature of the water in degrees Celsius, one entry a point.
  public var waterTemperatures: NumberColumn { values(of: .waterTemperature) }

  /// The recorded speed in metres a second, one entry a point.
  public var speeds: NumberColumn { values(of: .speed) }

  /// The recorded direction of travel in degrees, clockwise from true north, one entry a point.
  public var courses: NumberColumn { values(of: .course) }

  /// The depth below the surface of the water in metres, one entry a point.
  public var depths: NumberColumn { values(of: .depth) }
}
