internal import Drawing

/// A painted shape behind a node, or in front of it.
final class BackdropNode: WrapperNode {
  var outline = NodeOutline()
  var fill = FillStyle()
  var isBehind = true

  private var paint: AnimatedPaint?

  func set(_ paint: _ShapePaint, _ scheme: ColorScheme) {
    self.paint.set(paint, scheme, by: animation)
  }

  override func draw(_ painter: inout Painter) {
    if !isBehind { child.draw(&painter) }
    if !frame.isEmpty, let paint = paint?.paint(in: frame, &painter) {
      let path = outline.path(in: frame, &painter)
      painter.commands.fill(path, with: paint, style: fill)
    }
    if isBehind { child.draw(&painter) }
  }

  override func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
}
