/// What a sensor measures at a point.
///
/// GPX 1.1 has no place for measurements, so that programs keep them in extensions, each in its own
/// spelling. ``SensorHolder/subscript(_:)`` and ``TrackSegment/values(of:)`` read them all.
public enum SensorQuantity: UInt8, Hashable, Sendable, CaseIterable {
  /// Beats of the heart in a minute.
  case heartRate

  /// Revolutions of the crank in a minute; of a runner, the strides of one foot.
  case cadence

  /// The power at the pedals in watts.
  case power

  /// The temperature of the air in degrees Celsius.
  case temperature

  /// The temperature of the water in degrees Celsius.
  case waterTemperature

  /// The speed over the ground in metres a second.
  case speed

  /// The direction of travel in degrees, clockwise from true north.
  case course

  /// The depth below the surface of the water in metres.
  case depth

  /// The unit as it is written behind a number, such as `bpm` or `m/s`.
  public var unit: String {
    switch self {
    case .heartRate: "bpm"
    case .cadence: "rpm"
    case .power: "W"
    case .temperature, .waterTemperature: "°C"
    case .speed: "m/s"
    case .course: "°"
    case .depth: "m"
    }
  }

  /// The place that GPX 1.0 itself has for the quantity.
  var receptionField: Reception.NumericField? {
    switch self {
    case .speed: .speed
    case .course: .course
    case .heartRate, .cadence, .power, .temperature, .waterTemperature, .depth: nil
    }
  }
}
