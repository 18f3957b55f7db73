/// One of two views, as a condition says.
public enum ConditionalView<First: View, Second: View>: View {
  public typealias Body = Never

  case first(First)
  case second(Second)

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    switch view {
    case .first(let view):
      visitor.leaveBranch(inChild: 1)
      visitor.visitBranch(view, inChild: 0)
    case .second(let view):
      visitor.leaveBranch(inChild: 0)
      visitor.visitBranch(view, inChild: 1)
    }
  }
}
