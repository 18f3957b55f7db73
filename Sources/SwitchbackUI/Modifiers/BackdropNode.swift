internal import Drawing

/// A painted shape behind a node.
final class BackdropNode: WrapperNode {
  var path: (CGRect) -> Path = { Path($0) }
  var paint = RGBA.clear

  override func draw(_ painter: inout Painter) {
    if !frame.isEmpty { painter.commands.fill(path(frame), with: paint) }
    child.draw(&painter)
  }

  override func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
}
