internal import Drawing
internal import SwitchbackUI

/// Says what the insides of areas are filled with.
struct FillModifier<Style: ShapeStyle>: _MapContentModifier {
  let fill: Style

  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> Color? {
    let outer = visitor.style.fill
    visitor.style.fill = modifier.fill._resolved(in: visitor.environment)
    return outer
  }

  static func _end(_ outer: Color?, _ visitor: inout MapContentVisitor) {
    visitor.style.fill = outer
  }
}
