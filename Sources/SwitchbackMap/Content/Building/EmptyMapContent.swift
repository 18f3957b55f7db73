/// Nothing.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never

  /// Creates nothing.
  public init() {}

  @inlinable
  public static func _visit(_ content: EmptyMapContent, _ visitor: inout MapContentVisitor) {}
}
