/// The width of a line on a map.
public enum LineWidth: Hashable, Sendable {
  /// A width in pixels as CSS has them, of which 96 are an inch.
  case pixels(Double)

  /// A width in millimetres on the screen or on paper.
  case millimetres(Double)

  /// One of the widths that OsmAnd calls by a name and leaves to the style of the map.
  case thin, medium, bold

  /// The width in pixels; those of ``thin``, ``medium`` and ``bold`` are this project's choice.
  public var pixels: Double {
    switch self {
    case .pixels(let width): width
    case .millimetres(let width): width * 96 / 25.4
    case .thin: 3
    case .medium: 5
    case .bold: 8
    }
  }
}

extension LineWidth {
  /// Widths of `gpx_style` from here on are taken for pixels.
  ///
  /// They are millimetres by its schema, and TopoGrafix's programs write them so: 0.6 or 1.1. Others
  /// write pixels: 3 or 6. A line of two millimetres would be one of eight pixels, wider than people
  /// draw them.
  private static let leastPixels = 2.0

  /// Reads a number in one of the two units that stand in `gpx_style`.
  static func readStyle(_ text: String) -> LineWidth? {
    guard let width = readNumber(text), width > 0 else { return nil }
    return width < leastPixels ? .millimetres(width) : .pixels(width)
  }

  /// The text that ``readStyle(_:)`` reads as the same width.
  var styleText: String {
    if case .millimetres(let width) = self, width < Self.leastPixels { return decimalText(width) }
    let pixels = pixels
    return decimalText(pixels < Self.leastPixels ? pixels * 25.4 / 96 : pixels)
  }

  /// Reads the width of other dialects: a number of pixels, or a name.
  static func readPlain(_ text: String) -> LineWidth? {
    if let width = readNumber(text) { return width > 0 ? .pixels(width) : nil }
    if text.isSpelledInAnyCase("thin") { return .thin }
    if text.isSpelledInAnyCase("medium") { return .medium }
    if text.isSpelledInAnyCase("bold") { return .bold }
    return nil
  }
}
