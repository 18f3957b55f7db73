internal import Drawing

/// Nodes behind or in front of a node, which has their place.
final class SecondaryNode: WrapperNode {
  var secondary: ViewNode?
  var isBehind = true
  var alignment = Alignment.center

  override var children: [ViewNode] {
    guard let secondary else { return [child] }
    return isBehind ? [secondary, child] : [child, secondary]
  }

  override func layout(_ proposal: ProposedViewSize) {
    child.place(in: frame, proposal: proposal)
    guard let secondary else { return }
    let offer = ProposedViewSize(frame.size)
    secondary.place(secondary.size(for: offer), alignment, in: frame, proposal: offer)
  }

  override func draw(_ painter: inout Painter) {
    for child in children { child.draw(&painter) }
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    for child in children { child.appendAccessibility(to: &collector) }
  }
}

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

/// Decides whether a pointer finds a node, and where.
final class HitTestNode: WrapperNode {
  var isAllowed = true
  var shape: ((CGRect) -> Path)?

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    guard isAllowed else { return false }
    return super.hitTest(point, path: &path)
  }

  override func contains(_ point: CGPoint) -> Bool { shape != nil && frame.contains(point) }
}
