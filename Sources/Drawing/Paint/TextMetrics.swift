/// The extent of one line of text as a host draws it, in points.
public struct TextMetrics: Hashable, Sendable {
  /// From the start of the first letter to the end of the last.
  public var width: Double

  /// From the baseline to the top of the line.
  public var ascent: Double

  /// From the baseline to the bottom of the line.
  public var descent: Double

  /// Creates an extent.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// From the top of the line to its bottom.
  public var height: Double { ascent + descent }
}
