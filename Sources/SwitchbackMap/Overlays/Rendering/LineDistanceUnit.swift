/// A unit in which marks along a line tell how far it is from its start.
public enum LineDistanceUnit: Hashable, Sendable {
  case kilometers
  case miles

  /// The length of the unit, in metres.
  var length: Double {
    switch self {
    case .kilometers: 1_000
    // The international mile, by definition.
    case .miles: 1_609.344
    }
  }

  var symbol: String {
    switch self {
    case .kilometers: "km"
    case .miles: "mi"
    }
  }
}
