/// Content that is treated as one where it stands and as its parts by what it stands in.
public struct Group<Content> {
  @usableFromInline package let content: Content

  @inlinable
  package init(content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visit(view.content, inChild: 0)
  }
}
