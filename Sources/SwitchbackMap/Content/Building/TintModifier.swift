public import Drawing
public import SwitchbackUI

/// Gives the balloons of markers a colour.
@usableFromInline
struct TintModifier<Style: ShapeStyle>: _MapContentModifier {
  @usableFromInline let tint: Style

  @inlinable
  init(tint: Style) {
    self.tint = tint
  }

  @inlinable
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> Color? {
    visitor.exchangeTint(modifier.tint._resolved(in: visitor.environment))
  }

  @inlinable
  static func _end(_ outer: Color?, _ visitor: inout MapContentVisitor) {
    _ = visitor.exchangeTint(outer)
  }
}

extension MapContentVisitor {
  @usableFromInline
  mutating func exchangeTint(_ tint: Color?) -> Color? {
    let outer = style.tint
    style.tint = tint
    return outer
  }
}
