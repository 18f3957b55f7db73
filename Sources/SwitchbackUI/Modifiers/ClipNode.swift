internal import Drawing

/// Cuts a node off at an outline.
final class ClipNode: WrapperNode {
  var path: (CGRect) -> Path = { Path($0) }

  override func draw(_ painter: inout Painter) {
    painter.begin(.clip(path(frame)))
    child.draw(&painter)
    painter.end()
  }

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    frame.contains(point) && super.hitTest(point, path: &path)
  }
}
