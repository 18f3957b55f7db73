internal import SwitchbackUI

/// Content whose type is not seen from outside.
///
/// What it holds starts anew when its type changes.
public struct AnyMapContent: MapContent {
  public typealias Body = Never

  private let visit: (inout MapContentVisitor) -> Void

  /// Creates content that hides the type of another.
  public init<Content: MapContent>(_ content: Content) {
    visit = { $0.visitAnew(content) }
  }

  public static func _visit(_ content: Self, _ visitor: inout MapContentVisitor) {
    content.visit(&visitor)
  }
}

extension MapContentVisitor {
  /// Goes into content that may be of another type than what stood here before, and then starts anew.
  fileprivate mutating func visitAnew<Content: MapContent>(_ content: Content) {
    if slot.record.flatMap({ $0 as? ContentTypeRecord<Content> }) == nil {
      startAnew()
      slot.record = ContentTypeRecord<Content>(number: reconciler.nextNumber())
    }
    visit(content, at: 0)
  }
}

/// Stands for a type, where types are no values.
private final class ContentTypeRecord<Content>: MapRecord {
  package init(number: UInt32) {
    super.init(.type, number: number)
  }
}
