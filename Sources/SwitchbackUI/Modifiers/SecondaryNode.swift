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
