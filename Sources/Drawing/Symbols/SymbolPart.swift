/// A part of a symbol's drawing.
package struct SymbolPart: Hashable, Sendable {
  /// What is done with the outline.
  package enum Style: Hashable, Sendable {
    case fill(isEvenOdd: Bool)

    /// A line of that width, in points, with round ends and corners.
    case stroke(width: CGFloat)

    /// The outline is left out of the parts that follow.
    case knockOut
  }

  package var style: Style
  package var path: Path
}
