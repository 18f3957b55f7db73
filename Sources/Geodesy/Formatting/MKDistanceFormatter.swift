#if canImport(Foundation) && !hasFeature(Embedded)
internal import Foundation
#endif

/// Writes distances as people say them: few digits, and the unit that suits.
///
/// A distance is rounded as it is read on a road sign: two digits below ten units, whole units above, and steps of 10
/// or 50 for metres, feet and yards. The words are English; the numbers have a decimal point.
public final class MKDistanceFormatter {
  /// The units that distances are written in.
  public enum Units: UInt, Hashable, Sendable {
    /// Those of the person's region; metric where that is not known.
    case `default`
    case metric

    /// Miles and feet.
    case imperial

    /// Miles and yards.
    case imperialWithYards
  }

  /// How units are written.
  public enum DistanceUnitStyle: UInt, Hashable, Sendable {
    case `default`
    case abbreviated
    case full
  }

  /// The units that distances are written in.
  public var units = Units.default

  /// How units are written; by default abbreviated.
  public var unitStyle = DistanceUnitStyle.default

  /// Creates a formatter for the person's region.
  public init() {}

  /// Writes a distance in metres; nothing but a dash for what is no distance.
  public func string(fromDistance distance: CLLocationDistance) -> String {
    guard distance.isFinite else { return "–" }
    let system = units.measurementSystem
    let magnitude = distance.magnitude
    let isLong = magnitude >= system.longest
    let unit = isLong ? system.long : system.short
    var value = RoundedDistance(magnitude / unit.meters, isLong: isLong)
    value.isNegative = distance < 0
    return "\(value.text) \(unit.name(unitStyle, isOne: value.isOne))"
  }

  /// Reads a distance with a unit that this formatter writes, in metres; -1 where there is none.
  public func distance(from string: String) -> CLLocationDistance {
    guard let (value, rest) = RoundedDistance.reading(string) else { return -1 }
    for unit in DistanceUnit.all where unit.isNamed(rest) { return value * unit.meters }
    return -1
  }
}

extension MKDistanceFormatter.Units {
  fileprivate var measurementSystem: MeasurementSystem {
    switch self {
    case .default: .current
    case .metric: .metric
    case .imperial: .imperial
    case .imperialWithYards: .imperialWithYards
    }
  }
}

/// A long unit, a short one, and from which distance on the long one is used.
private struct MeasurementSystem {
  var long: DistanceUnit
  var short: DistanceUnit

  /// In metres.
  var longest: Double

  static let metric = MeasurementSystem(long: .kilometer, short: .meter, longest: 975)
  static let imperial = MeasurementSystem(long: .mile, short: .foot, longest: 297.18)
  static let imperialWithYards = MeasurementSystem(long: .mile, short: .yard, longest: 434.34)

  /// That of the person's region.
  static var current: MeasurementSystem {
    #if canImport(Foundation) && !hasFeature(Embedded)
    switch Locale.current.measurementSystem {
    case .us: imperial
    case .uk: imperialWithYards
    default: metric
    }
    #else
    metric
    #endif
  }
}

/// A unit of length.
///
/// The foot and what is made of it are those of 1959: 0.3048 m.
private struct DistanceUnit {
  var meters: Double
  var symbol: String
  var one: String
  var many: String

  static let kilometer = DistanceUnit(
    meters: 1000,
    symbol: "km",
    one: "kilometer",
    many: "kilometers"
  )
  static let meter = DistanceUnit(meters: 1, symbol: "m", one: "meter", many: "meters")
  static let mile = DistanceUnit(meters: 1609.344, symbol: "mi", one: "mile", many: "miles")
  static let yard = DistanceUnit(meters: 0.9144, symbol: "yd", one: "yard", many: "yards")
  static let foot = DistanceUnit(meters: 0.3048, symbol: "ft", one: "foot", many: "feet")

  static let all = [kilometer, meter, mile, yard, foot]

  func name(_ style: MKDistanceFormatter.DistanceUnitStyle, isOne: Bool) -> String {
    if style != .full { return symbol }
    return isOne ? one : many
  }

  func isNamed(_ text: Substring) -> Bool {
    [symbol, one, many].contains { text.utf8.elementsEqual($0.utf8) }
  }
}

/// A distance with as many digits as help.
private struct RoundedDistance {
  var isNegative = false
  private var tenths: Int64

  init(_ value: Double, isLong: Bool) {
    // Beyond what an Int64 can hold there is no distance to write.
    let value = min(value, 1e15)
    if isLong {
      tenths = value < 9.95 ? Int64((value * 10).rounded()) : Int64(value.rounded()) * 10
    } else {
      let step = value < 10 ? 1.0 : value < 300 ? 10 : 50
      tenths = Int64((value / step).rounded() * step) * 10
    }
  }

  var isOne: Bool { tenths == 10 }

  var text: String {
    let sign = isNegative && tenths != 0 ? "-" : ""
    return tenths % 10 == 0 ? "\(sign)\(tenths / 10)" : "\(sign)\(tenths / 10).\(tenths % 10)"
  }

  /// The number at the beginning of a text, and what follows it and the spaces after it.
  static func reading(_ string: String) -> (value: Double, rest: Substring)? {
    var rest = string.utf8[...]
    func skipSpaces() {
      while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    }
    func digits() -> (value: Double, count: Int) {
      var value = 0.0
      var count = 0
      while let byte = rest.first, byte &- 48 < 10 {
        value = value * 10 + Double(byte - 48)
        count += 1
        rest.removeFirst()
      }
      return (value, count)
    }
    skipSpaces()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var (value, count) = digits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = digits()
      var scale = 1.0
      for _ in 0..<fraction.count { scale *= 10 }
      value += fraction.value / scale
      count += fraction.count
    }
    if count == 0 { return nil }
    skipSpaces()
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return (isNegative ? -value : value, Substring(rest))
  }
}
