public import SwitchbackUI

/// Says what the insides of areas are filled with.
@usableFromInline
struct FillModifier<Style: ShapeStyle>: _MapContentModifier {
  @usableFromInline let fill: Style

  @inlinable
  init(fill: Style) {
    self.fill = fill
  }

  @inlinable
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> _ShapePaint? {
    visitor.exchangeFill(modifier.fill._paint(in: visitor.environment))
  }

  @inlinable
  static func _end(_ outer: _ShapePaint?, _ visitor: inout MapContentVisitor) {
    _ = visitor.exchangeFill(outer)
  }
}

extension MapContentVisitor {
  @usableFromInline
  mutating func exchangeFill(_ fill: _ShapePaint?) -> _ShapePaint? {
    let outer = style.fill
    style.fill = fill
    return outer
  }
}
