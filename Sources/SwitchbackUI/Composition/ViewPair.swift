/// Two views, one after the other.
public struct ViewPair<First: View, Second: View>: View {
  public typealias Body = Never

  @usableFromInline package let first: First
  @usableFromInline package let second: Second

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visit(view.first, inChild: 0)
    visitor.visit(view.second, inChild: 1)
  }
}
