public import SwitchbackUI

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never

  @inlinable
  public static func _visit(_ group: Self, _ visitor: inout MapContentVisitor) {
    Content._visit(group.content, &visitor)
  }
}

extension Group where Content: MapContent {
  /// Takes content together, so that a modifier applies to all of it.
  @inlinable
  public init(@MapContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}
