internal import Drawing

/// Draws a node as one picture that lets through what is behind.
final class OpacityNode: WrapperNode {
  private var opacity: AnimatedNumber?

  func set(_ opacity: Double) {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    if self.opacity == nil { self.opacity = AnimatedNumber(opacity) }
    self.opacity?.go(to: opacity, by: animation)
  }

  /// Where the opacity is going.
  private var target: Double { opacity?.target ?? 1 }

  override func draw(_ painter: inout Painter) {
    guard var number = opacity else { return child.draw(&painter) }
    let value = painter.value(of: &number)
    opacity = number
    // A spring may go beyond both ends.
    if value <= 0 { return }
    if value >= 1 { return child.draw(&painter) }
    painter.begin(.opacity(value))
    child.draw(&painter)
    painter.end()
  }

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    target > 0 && super.hitTest(point, path: &path)
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    if target > 0 { super.appendAccessibility(to: &collector) }
  }
}
