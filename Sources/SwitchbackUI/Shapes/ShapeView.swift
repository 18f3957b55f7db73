internal import Drawing

/// A shape as it is painted.
public struct _ShapeView: View {
  public typealias Body = Never

  let outline: _ShapeOutline
  let paint: (EnvironmentValues) -> _ShapePaint
  var fill: FillStyle?
  var stroke: StrokeStyle?

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.leaf(ShapeNode.init) {
      $0.set(view.paint(environment), environment.colorScheme)
      $0.outline.set(view.outline, by: $0.animation)
      $0.fill = view.fill
      $0.stroke = view.stroke
    }
  }
}

extension ViewVisitor {
  /// Adds the node of a rectangle that is painted.
  mutating func paint(_ paint: _ShapePaint) {
    let scheme = environment.colorScheme
    leaf(ShapeNode.init) {
      $0.set(paint, scheme)
      $0.fill = FillStyle()
    }
  }
}
