/// A view whose type is not seen from outside.
///
/// What it holds starts anew when its type changes.
public struct AnyView: View {
  public typealias Body = Never

  private let visit: (inout ViewVisitor) -> Void

  /// Creates a view that hides the type of another.
  public init<Content: View>(_ view: Content) {
    visit = { $0.visitAnew(view) }
  }

  /// Creates a view that hides the type of another.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    view.visit(&visitor)
  }
}

extension ViewVisitor {
  /// Goes into a view that may be of another type than the one that stood here before, and then starts anew.
  mutating func visitAnew<Content: View>(_ view: Content) {
    let wasInNewPart = isInNewPart
    if slot.record.flatMap({ $0 as? TypeRecord<Content> }) == nil {
      slot.reset()
      slot.record = TypeRecord<Content>()
      isInNewPart = true
    }
    visit(view, inChild: 0)
    isInNewPart = wasInNewPart
  }
}

/// Stands for a type, where types are no values.
private final class TypeRecord<Content>: SlotRecord {
  var isLeaving: Bool { false }
}
