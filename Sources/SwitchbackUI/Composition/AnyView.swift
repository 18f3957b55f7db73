/// A view whose type is not seen from outside.
///
/// What it holds starts anew when its type changes.
public struct AnyView: View {
  public typealias Body = Never

  private let visit: (inout ViewVisitor) -> Void

  /// Creates a view that hides the type of another.
  public init<Content: View>(_ view: Content) {
    visit = { visitor in
      if visitor.slot.record.flatMap({ $0 as? TypeRecord<Content> }) == nil {
        visitor.slot.reset()
        visitor.slot.record = TypeRecord<Content>()
      }
      visitor.visit(view, inChild: 0)
    }
  }

  /// Creates a view that hides the type of another.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    view.visit(&visitor)
  }
}

/// Stands for a type, where types are no values.
private final class TypeRecord<Content>: SlotRecord {
  var isLeaving: Bool { false }
}
