internal import Drawing

/// A node that changes one node: by default it takes its place and does nothing.
class WrapperNode: ViewNode {
  var child: ViewNode

  init(_ child: ViewNode) {
    self.child = child
    super.init(context: child.context)
  }

  override var children: [ViewNode] { [child] }

  override var layoutPriority: Double { child.layoutPriority }

  override var hasNoSpacing: Bool { child.hasNoSpacing }

  override var isExiting: Bool { child.isExiting }

  override var zIndex: Double { child.zIndex }

  override var transition: AnyTransition? { child.transition }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }

  override func layout(_ proposal: ProposedViewSize) {
    child.place(in: frame, proposal: proposal)
  }

  override func draw(_ painter: inout Painter) {
    child.draw(&painter)
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    child.baseline(line, in: size, proposal: proposal)
  }

  override var isActivatable: Bool { child.isActivatable }

  override func activate(at time: Double) -> Bool {
    child.activate(at: time)
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    child.appendAccessibility(to: &collector)
  }
}

/// The nodes that a modifier put round those of its content.
final class WrapperRecord: SlotRecord {
  var wrappers: [WrapperNode] = []

  var isLeaving: Bool { false }
}
