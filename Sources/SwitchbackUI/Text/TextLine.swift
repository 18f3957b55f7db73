package import Drawing

/// A text on one line.
package enum TextLine {
  /// The text as it is drawn where it has that width, in points: without what must not be drawn, and ended by “…”
  /// where it has no room.
  ///
  /// - Complexity: O(log *n*) measurements of short texts, however long the text is.
  package static func fitting(
    _ text: String,
    font: Font,
    width: Double,
    host: any Host
  ) -> String {
    let cleaned = CleanedText(text, limit: LineBreaker.maximumLineLength)
    let breaker = LineBreaker(fonts: [font], host: host, width: width, most: 1)
    let lines = breaker.lines(of: cleaned.paragraphs, isCut: cleaned.isCut)
    return lines.first?.text ?? ""
  }
}
