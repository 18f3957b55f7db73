// The four types that SwiftUI and MapKit measure a screen with. Where there is a Foundation they are its own,
// so that `import Foundation` beside this module is never ambiguous.

#if hasFeature(Embedded)
/// A length on the screen, in points.
public typealias CGFloat = Double

/// A place on the screen, in points from the top left corner.
public struct CGPoint: Hashable, Sendable {
  /// Points to the right.
  public var x: CGFloat

  /// Points down.
  public var y: CGFloat

  /// The top left corner.
  public static let zero = CGPoint(x: 0, y: 0)

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// An extent on the screen, in points.
public struct CGSize: Hashable, Sendable {
  /// Points from left to right.
  public var width: CGFloat

  /// Points from top to bottom.
  public var height: CGFloat

  /// No extent.
  public static let zero = CGSize(width: 0, height: 0)

  /// Creates a size.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

/// A rectangle on the screen, in points.
public struct CGRect: Hashable, Sendable {
  /// The top left corner, where the size is not negative.
  public var origin: CGPoint

  /// The extent.
  public var size: CGSize

  /// The rectangle at the top left corner without extent.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle that holds no point, the result of intersecting what does not meet.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Creates a rectangle from its corner and extent.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its corner and extent.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: CGFloat { min(origin.x, origin.x + size.width) }

  /// The top edge.
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }

  /// The right edge.
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }

  /// The bottom edge.
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }

  /// The middle between left and right.
  public var midX: CGFloat { origin.x + size.width / 2 }

  /// The middle between top and bottom.
  public var midY: CGFloat { origin.y + size.height / 2 }

  /// The width, never negative.
  public var width: CGFloat { abs(size.width) }

  /// The height, never negative.
  public var height: CGFloat { abs(size.height) }

  /// Whether this is the null rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The rectangle with each vertical edge moved inwards by `dx` and each horizontal one by `dy`.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let result = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return result.size.width < 0 || result.size.height < 0 ? .null : result
  }

  /// The rectangle moved by `dx` and `dy`.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull
      ? self : CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Whether the point lies inside or on the left or top edge.
  public func contains(_ point: CGPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies inside.
  public func contains(_ other: CGRect) -> Bool { union(other) == self }

  /// Whether the two share any area.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  /// The smallest rectangle that holds both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// Whether the two cover the same place, whichever corner they are given from.
  public static func == (first: CGRect, second: CGRect) -> Bool {
    first.minX == second.minX && first.minY == second.minY
      && first.width == second.width && first.height == second.height
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(minX)
    hasher.combine(minY)
    hasher.combine(width)
    hasher.combine(height)
  }

  /// What the two have in common.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    return width < 0 || height < 0
      ? .null : CGRect(x: left, y: top, width: width, height: height)
  }
}

#else
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize

#endif
