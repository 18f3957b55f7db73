/// A rectangle on the map, in map points.
///
/// A rectangle may reach past the left or right edge of the world: the part outside shows what lies at the
/// other side, see ``remainder()``. Width and height are not negative.
public struct MKMapRect: Hashable, Sendable {
  /// The north-west corner.
  public var origin: MKMapPoint

  /// The extent to the east and south.
  public var size: MKMapSize

  /// The rectangle that holds nothing: neutral in a union, and the intersection of what does not meet.
  public static var null: MKMapRect {
    MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  }

  /// The whole world.
  public static var world: MKMapRect {
    MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)
  }

  /// Creates an empty rectangle at the north-west corner of the world.
  public init() {
    self.init(x: 0, y: 0, width: 0, height: 0)
  }

  /// Creates a rectangle from its north-west corner and size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its north-west corner and extents, in map points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: MKMapPoint(x: x, y: y),
      size: MKMapSize(width: width, height: height)
    )
  }

  /// The x of the western edge.
  public var minX: Double { origin.x }

  /// The y of the northern edge.
  public var minY: Double { origin.y }

  /// The x midway between the western and the eastern edge.
  public var midX: Double { origin.x + size.width / 2 }

  /// The y midway between the northern and the southern edge.
  public var midY: Double { origin.y + size.height / 2 }

  /// The x of the eastern edge.
  public var maxX: Double { origin.x + size.width }

  /// The y of the southern edge.
  public var maxY: Double { origin.y + size.height }

  /// The extent from west to east.
  public var width: Double { size.width }

  /// The extent from north to south.
  public var height: Double { size.height }

  /// Whether this is the null rectangle: its origin is not finite, or its size is not a number.
  public var isNull: Bool {
    !origin.x.isFinite || !origin.y.isFinite || size.width.isNaN || size.height.isNaN
  }

  /// Whether the rectangle is null or no larger than a point.
  ///
  /// As in MapKit, a rectangle with a width and no height, or the reverse, is not empty: the bounds of a
  /// straight line are one.
  public var isEmpty: Bool {
    isNull || (size.width == 0 && size.height == 0)
  }
}

/// Whether two rectangles have the same origin and size.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1 == rect2
}
