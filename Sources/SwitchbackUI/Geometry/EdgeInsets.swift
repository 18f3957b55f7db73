public import Drawing

/// Distances inwards from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance below the upper side.
  public var top: CGFloat

  /// The distance from the side where one starts to read, the left one.
  public var leading: CGFloat

  /// The distance above the lower side.
  public var bottom: CGFloat

  /// The distance from the side where one ends to read, the right one.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances of nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  var horizontal: CGFloat { leading + trailing }

  var vertical: CGFloat { top + bottom }
}
