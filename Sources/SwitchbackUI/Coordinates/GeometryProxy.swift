public import Drawing

/// What a `GeometryReader` tells its content of the place that it has.
public struct GeometryProxy {
  let place: ViewPlace
  let spaces: CoordinateSpaces

  /// The extent of the reader, in points.
  public var size: CGSize { place.frame.size }

  /// What covers the edges of the surface: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's rectangle in a coordinate space.
  public func frame<Space: CoordinateSpaceProtocol>(in coordinateSpace: Space) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The reader's rectangle in a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let own = spaces.origin(of: .local, local: place.frame.origin)
    let zero = spaces.origin(of: coordinateSpace, local: place.frame.origin)
    return CGRect(x: own.x - zero.x, y: own.y - zero.y, width: size.width, height: size.height)
  }

  /// The rectangle, in the reader's own coordinates, of the view round it that bears the name; `nil` where none does.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let bounds = spaces.frame(named: coordinateSpace.name) else { return nil }
    let own = spaces.origin(of: .local, local: place.frame.origin)
    return bounds.offsetBy(dx: -own.x, dy: -own.y)
  }
}
