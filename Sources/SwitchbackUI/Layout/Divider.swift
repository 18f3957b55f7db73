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

final class DividerNode: ViewNode {
  /// The thickness, in points.
  private static let thickness: CGFloat = 1

  var isUpright = false
  var paint = RGBA.clear

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: Self.thickness)
  }

  override func draw(_ painter: inout Painter) {
    if !frame.isEmpty { painter.commands.fill(frame, with: paint) }
  }
}

extension Color {
  /// The colour of lines between parts.
  static let separator = Color(
    light: RGBA(red: 0, green: 0, blue: 0, opacity: 0.16),
    dark: RGBA(red: 1, green: 1, blue: 1, opacity: 0.2)
  )
}
