public import Drawing
public import SwitchbackUI

/// Says how lines and the edges of areas are drawn.
@usableFromInline
struct StrokeModifier<Style: ShapeStyle>: _MapContentModifier {
  /// The paint; that of outside where it is `nil`.
  @usableFromInline let paint: Style?
  @usableFromInline let style: StrokeStyle

  @inlinable
  init(paint: Style?, style: StrokeStyle) {
    self.paint = paint
    self.style = style
  }

  @inlinable
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> MapContentStroke {
    var stroke = visitor.stroke
    if let paint = modifier.paint { stroke.paint = paint._paint(in: visitor.environment) }
    stroke.style = modifier.style
    return visitor.exchangeStroke(stroke)
  }

  @inlinable
  static func _end(_ outer: MapContentStroke, _ visitor: inout MapContentVisitor) {
    _ = visitor.exchangeStroke(outer)
  }
}

/// How lines and the edges of areas are drawn, as far as modifiers say it.
@usableFromInline
struct MapContentStroke {
  @usableFromInline var paint: _ShapePaint?
  @usableFromInline var style: StrokeStyle?
}

extension MapContentVisitor {
  @usableFromInline var stroke: MapContentStroke {
    MapContentStroke(paint: style.strokePaint, style: style.stroke)
  }

  @usableFromInline
  mutating func exchangeStroke(_ stroke: MapContentStroke) -> MapContentStroke {
    let outer = self.stroke
    (style.strokePaint, style.stroke) = (stroke.paint, stroke.style)
    return outer
  }
}
