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

final class SpacerNode: ViewNode {
  var minLength: CGFloat = 0
  var axis: Axis?

  override var layoutPriority: Double { -.infinity }

  override var hasNoSpacing: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}
