public import Drawing

extension View {
  /// The view with a soft shadow of its outline below it; lengths are in points.
  public consuming func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    ShadowView(content: self, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

private struct ShadowView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let color = view.color.resolved(in: visitor.environment.colorScheme)
    visitor.modify(view.content, ShadowNode.init) {
      $0.color = color
      $0.radius = view.radius.isFinite ? max(0, view.radius) : 0
      $0.offset = view.offset
    }
  }
}
