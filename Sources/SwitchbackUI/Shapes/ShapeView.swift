internal import Drawing

/// A shape as it is painted.
public struct _ShapeView: View {
  public typealias Body = Never

  let path: (CGRect) -> Path
  let color: (EnvironmentValues) -> Color
  var fill: FillStyle?
  var stroke: StrokeStyle?

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.leaf(ShapeNode.init) {
      $0.path = view.path
      $0.paint = view.color(environment).resolved(in: environment.colorScheme)
      $0.fill = view.fill
      $0.stroke = view.stroke
    }
  }
}
