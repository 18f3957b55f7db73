internal import Drawing

/// Where things meet from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  let part: CGFloat

  public static let leading = HorizontalAlignment(part: 0)
  public static let center = HorizontalAlignment(part: 0.5)
  public static let trailing = HorizontalAlignment(part: 1)
}
