public import Drawing

/// Space kept free along the edges of a view, in points.
///
/// Positive numbers reach inwards, and negative ones beyond the edge.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The space below the upper edge.
  public var top: CGFloat

  /// The space beside the left edge, whichever way one reads.
  public var left: CGFloat

  /// The space above the lower edge.
  public var bottom: CGFloat

  /// The space beside the right edge, whichever way one reads.
  public var right: CGFloat

  /// No space.
  public static let zero = UIEdgeInsets()

  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
