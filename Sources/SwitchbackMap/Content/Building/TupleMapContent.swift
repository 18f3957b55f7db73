/// One content, and another above it.
///
/// A block of several statements is a row of these, each with all that was said before as its first.
public struct TupleMapContent<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never

  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public static func _visit(_ content: Self, _ visitor: inout MapContentVisitor) {
    visitor.visit(content.first, at: 0)
    visitor.visit(content.second, at: 1)
  }
}
