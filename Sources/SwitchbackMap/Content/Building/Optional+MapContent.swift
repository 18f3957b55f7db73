extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never

  @inlinable
  public static func _visit(_ content: Wrapped?, _ visitor: inout MapContentVisitor) {
    if let content { visitor.visit(content, at: 0) }
    visitor.endPlace()
  }
}
