/// The coordinates of the surface.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}
