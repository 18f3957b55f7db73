/// A view of nothing, which takes no place.
public struct EmptyView: View {
  public typealias Body = Never

  /// Creates a view of nothing.
  public init() {}

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {}
}
