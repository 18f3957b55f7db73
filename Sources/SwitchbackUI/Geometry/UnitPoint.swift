public import Drawing

/// A place in a rectangle, as parts of its width and height from the top left corner.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width to the left of the place: 0 on the left side, 1 on the right one.
  public var x: CGFloat

  /// The part of the height above the place: 0 on the upper side, 1 on the lower one.
  public var y: CGFloat

  /// Creates a place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the top left corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
