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
