public import Drawing

extension View {
  /// The view drawn larger or smaller, in the room that it has.
  public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    TransformView(content: self, x: scale.width, y: scale.height, radians: 0, anchor: anchor)
  }

  /// The view drawn larger or smaller, in the room that it has.
  public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The view drawn larger or smaller, in the room that it has.
  public consuming func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// The view drawn turned, in the room that it has.
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    TransformView(content: self, x: 1, y: 1, radians: angle.radians, anchor: anchor)
  }
}

private struct TransformView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let x: CGFloat
  let y: CGFloat
  let radians: Double
  let anchor: UnitPoint

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, TransformNode.init) {
      $0.set(x: view.x, y: view.y, radians: view.radians)
      $0.anchor = view.anchor
    }
  }
}
