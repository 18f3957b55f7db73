internal import CMath

/// A round distance and how long it is on the map.
struct ScaleBar: Hashable, Sendable {
  /// The longest that the bar gets, in points.
  static let maximumLength = 110.0

  /// The distance in the unit that it is written in.
  private let amount: Double

  private let unit: LengthUnit

  /// In points.
  let length: Double

  /// The longest bar of a round distance, where a point stands for so many metres.
  init?(metersPerPoint: Double, system: LengthSystem = .metric) {
    let widest = metersPerPoint * Self.maximumLength
    guard widest.isFinite, widest > 0 else { return nil }
    // The largest unit of which one is not too long; of the smallest there may be parts.
    let unit = system.units.last { $0.meters <= widest } ?? system.units[0]
    let inUnits = widest / unit.meters
    let power = pow(10, log10(inUnits).rounded(.down))
    let leading = [5.0, 2.0, 1.0].first { $0 * power <= inUnits } ?? 1
    self.unit = unit
    amount = leading * power
    length = amount * unit.meters / metersPerPoint
  }

  /// The distance as it is written beside the bar.
  var label: String {
    if amount >= 1 { return "\(Int32(amount)) \(unit.symbol)" }
    // A round part of a unit has one digit that is not 0.
    let tenths = Int32((amount * 10).rounded())
    let hundredths = Int32((amount * 100).rounded())
    return tenths > 0 ? "0.\(tenths) \(unit.symbol)" : "0.0\(hundredths) \(unit.symbol)"
  }
}

/// The units that lengths on the ground are written in.
enum LengthSystem: Hashable, Sendable {
  /// Metres and kilometres.
  case metric

  /// Feet and miles.
  case imperial

  /// The units, the shortest first.
  var units: [LengthUnit] {
    switch self {
    case .metric: Self.metricUnits
    case .imperial: Self.imperialUnits
    }
  }

  private static let metricUnits: [LengthUnit] = [.centimeter, .meter, .kilometer]
  private static let imperialUnits: [LengthUnit] = [.inch, .foot, .mile]
}

/// A unit of length.
struct LengthUnit: Hashable, Sendable {
  let symbol: String

  /// How long it is.
  let meters: Double

  static let centimeter = LengthUnit(symbol: "cm", meters: 0.01)
  static let meter = LengthUnit(symbol: "m", meters: 1)
  static let kilometer = LengthUnit(symbol: "km", meters: 1000)

  // The international yard and pound agreement of 1959: an inch is 2.54 cm.
  static let inch = LengthUnit(symbol: "in", meters: 0.0254)
  static let foot = LengthUnit(symbol: "ft", meters: 0.3048)
  static let mile = LengthUnit(symbol: "mi", meters: 1609.344)
}
