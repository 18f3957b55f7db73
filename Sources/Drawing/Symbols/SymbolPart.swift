/// A part of a symbol's drawing.
package struct SymbolPart: Hashable, Sendable {
  /// What is done with the outline.
  package enum Style: Hashable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)

    /// The outline is left out of the parts that follow.
    case knockOut
  }

  package var style: Style
  package var path: Path
}
