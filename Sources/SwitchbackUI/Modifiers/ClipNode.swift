internal import Drawing

/// Cuts a node off at an outline.
final class ClipNode: WrapperNode {
  var outline = NodeOutline()
  var fill = FillStyle()

  override func draw(_ painter: inout Painter) {
    painter.begin(.clip(outline.path(in: frame, &painter), fill))
    child.draw(&painter)
    painter.end()
  }

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    frame.contains(point) && outline.path(in: frame).contains(point, eoFill: fill.isEOFilled)
      && super.hitTest(point, path: &path)
  }
}
