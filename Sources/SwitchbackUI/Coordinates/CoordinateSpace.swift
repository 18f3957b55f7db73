/// What the coordinates of a point are counted from.
public enum CoordinateSpace: Hashable {
  /// The top left corner of the surface.
  case global

  /// The top left corner of the view itself.
  case local

  /// The top left corner of a view round it that bears the name.
  case named(_CoordinateSpaceName)

  /// Whether the coordinates are those of the surface.
  public var isGlobal: Bool { self == .global }

  /// Whether the coordinates are those of the view itself.
  public var isLocal: Bool { self == .local }
}

#if hasFeature(Embedded)
/// The name of a coordinate space.
public typealias _CoordinateSpaceName = ErasedName
#else
/// The name of a coordinate space.
public typealias _CoordinateSpaceName = AnyHashable
#endif
