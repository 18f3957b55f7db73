package import Drawing

/// The picture of a waypoint.
package struct WaypointLook: Hashable, Sendable {
  /// The name of the symbol.
  package var symbol: String

  /// The colour behind it.
  package var color: Color

  /// Creates a picture.
  package init(_ symbol: String, _ color: Color) {
    self.symbol = symbol
    self.color = color
  }
}
