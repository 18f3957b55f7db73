/// A view and a change to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view before the change.
  public var content: Content

  /// The change.
  public var modifier: Modifier

  /// Creates a changed view.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let content = _ViewModifier_Content<Modifier> { visitor in
      Content._visit(view.content, &visitor)
    }
    let modifier = Modifier._presented(view.modifier, &visitor)
    visitor.visitBody(of: modifier) { $0.body(content: content) }
  }
}

extension View {
  /// The view with a change.
  public consuming func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}
