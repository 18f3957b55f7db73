/// A width and a height on the map, in map points.
public struct MKMapSize: Hashable, Sendable {
  /// The extent from west to east, in map points.
  public var width: Double

  /// The extent from north to south, in map points.
  public var height: Double

  /// The size of the whole world, 2²⁸ map points each way.
  public static var world: MKMapSize {
    MKMapSize(width: WebMercator.worldWidth, height: WebMercator.worldWidth)
  }

  /// Creates the size of a point.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// Creates a size from its two extents, in map points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Whether two sizes have the same width and height.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1 == size2
}
