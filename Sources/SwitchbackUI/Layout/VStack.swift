public import Drawing

/// Views in a column.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column; the gap is 8 points where none is given.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.stack(view.content, along: .vertical, StackNode.column) {
      $0.spacing = view.spacing
      $0.horizontalAlignment = view.alignment
    }
  }
}
