/// A change to a view that makes another view of it.
public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that the changed one consists of.
  @ViewBuilder func body(content: Content) -> Body

  /// The modifier as it is in the frame that is made.
  static func _presented(_ modifier: Self, _ visitor: inout ViewVisitor) -> Self
}

extension ViewModifier {
  public static func _presented(_ modifier: Self, _ visitor: inout ViewVisitor) -> Self {
    modifier
  }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier>: View {
  public typealias Body = Never

  let visit: (inout ViewVisitor) -> Void

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    view.visit(&visitor)
  }
}
