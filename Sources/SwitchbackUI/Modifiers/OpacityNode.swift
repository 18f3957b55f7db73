internal import Drawing

/// Draws a node as one picture that lets through what is behind.
final class OpacityNode: WrapperNode {
  var opacity: Double = 1

  override func draw(_ painter: inout Painter) {
    if opacity <= 0 { return }
    if opacity >= 1 { return child.draw(&painter) }
    painter.begin(.opacity(opacity))
    child.draw(&painter)
    painter.end()
  }

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    opacity > 0 && super.hitTest(point, path: &path)
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    if opacity > 0 { super.appendAccessibility(to: &collector) }
  }
}
