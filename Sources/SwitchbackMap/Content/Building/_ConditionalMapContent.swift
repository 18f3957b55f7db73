/// One content or another.
public enum _ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never

  case first(First)
  case second(Second)

  @inlinable
  public static func _visit(_ content: Self, _ visitor: inout MapContentVisitor) {
    switch content {
    case .first(let content): visitor.visit(content, at: 0)
    case .second(let content): visitor.visit(content, at: 1)
    }
    visitor.endPlace()
  }
}
