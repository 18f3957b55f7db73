internal import Drawing
internal import SwitchbackUI

/// Gives the balloons of markers a colour.
struct TintModifier<Style: ShapeStyle>: _MapContentModifier {
  let tint: Style

  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> Color? {
    let outer = visitor.style.tint
    visitor.style.tint = modifier.tint._resolved(in: visitor.environment)
    return outer
  }

  static func _end(_ outer: Color?, _ visitor: inout MapContentVisitor) {
    visitor.style.tint = outer
  }
}
