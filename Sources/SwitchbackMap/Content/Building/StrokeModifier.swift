internal import Drawing
internal import SwitchbackUI

/// Says how lines and the edges of areas are drawn.
struct StrokeModifier<Style: ShapeStyle>: _MapContentModifier {
  /// The paint; that of outside where it is `nil`.
  let paint: Style?
  let style: StrokeStyle

  static func _begin(
    _ modifier: Self,
    _ visitor: inout MapContentVisitor
  ) -> (Color?, StrokeStyle?) {
    let outer = (visitor.style.strokeColor, visitor.style.stroke)
    if let paint = modifier.paint {
      visitor.style.strokeColor = paint._resolved(in: visitor.environment)
    }
    visitor.style.stroke = modifier.style
    return outer
  }

  static func _end(_ outer: (Color?, StrokeStyle?), _ visitor: inout MapContentVisitor) {
    (visitor.style.strokeColor, visitor.style.stroke) = outer
  }
}
