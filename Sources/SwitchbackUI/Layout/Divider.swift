internal import Drawing

/// A thin line between the parts of a stack.
public struct Divider: View {
  public typealias Body = Never

  /// Creates a line across the stack that it stands in; from left to right where it stands in none.
  public init() {}

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let paint = Color.separator.resolved(in: visitor.environment.colorScheme)
    let axis = visitor.environment.stackAxis
    visitor.leaf(DividerNode.init) {
      $0.isUpright = axis == .horizontal
      $0.paint = paint
    }
  }
}
