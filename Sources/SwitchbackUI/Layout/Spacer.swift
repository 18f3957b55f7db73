public import Drawing

/// Space that takes what the others in a stack leave.
public struct Spacer: View {
  public typealias Body = Never

  /// The least length; the gap between neighbours where it is `nil`.
  public var minLength: CGFloat?

  /// Creates space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let axis = visitor.environment.stackAxis
    visitor.leaf(SpacerNode.init) {
      $0.minLength = view.minLength ?? StackNode.defaultSpacing
      $0.axis = axis
    }
  }
}
