/// The coordinates of a view that bears a name, for the views inside it.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: _CoordinateSpaceName

  init<Name: Hashable>(_ name: Name) {
    self.name = _CoordinateSpaceName(name)
  }

  public var coordinateSpace: CoordinateSpace { .named(name) }
}
