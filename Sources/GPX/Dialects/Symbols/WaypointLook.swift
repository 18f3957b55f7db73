/// The picture of a waypoint.
public struct WaypointLook: Hashable, Sendable {
  /// The colour behind a symbol, which the map decides the shade of.
  public enum Tint: UInt8, Hashable, Sendable, CaseIterable {
    case blue, brown, cyan, gray, green, indigo, orange, purple, red, teal
  }

  /// The name of the symbol, one of SF Symbols.
  public var symbol: String

  /// The colour behind it.
  public var tint: Tint

  /// Creates a picture.
  public init(_ symbol: String, _ tint: Tint) {
    self.symbol = symbol
    self.tint = tint
  }
}

extension WaypointLook.Tint {
  /// The name as the table of words has it.
  private var name: StaticString {
    switch self {
    case .blue: "blue"
    case .brown: "brown"
    case .cyan: "cyan"
    case .gray: "gray"
    case .green: "green"
    case .indigo: "indigo"
    case .orange: "orange"
    case .purple: "purple"
    case .red: "red"
    case .teal: "teal"
    }
  }

  /// The tint of a name.
  init?(named name: String) {
    guard let tint = Self.allCases.first(where: { name.isSpelled($0.name) }) else { return nil }
    self = tint
  }
}
