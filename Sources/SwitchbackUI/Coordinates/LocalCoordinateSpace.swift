/// The coordinates of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}
