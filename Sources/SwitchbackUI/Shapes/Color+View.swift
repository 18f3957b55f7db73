public import Drawing

extension Color: View {
  public typealias Body = Never

  public static func _visit(_ view: Color, _ visitor: inout ViewVisitor) {
    visitor.paint(_ShapePaint(view))
  }
}
