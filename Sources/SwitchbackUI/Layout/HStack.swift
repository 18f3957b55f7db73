public import Drawing

/// Views in a row.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row; the gap is 8 points where none is given.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.stack(view.content, along: .horizontal, StackNode.row) {
      $0.spacing = view.spacing
      $0.verticalAlignment = view.alignment
    }
  }
}
