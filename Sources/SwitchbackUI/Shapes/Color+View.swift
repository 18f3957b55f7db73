public import Drawing

extension Color: View {
  public typealias Body = Never

  public static func _visit(_ view: Color, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.leaf(ShapeNode.init) {
      $0.path = { Path($0) }
      $0.paint = view.resolved(in: environment.colorScheme)
      $0.fill = FillStyle()
    }
  }
}
