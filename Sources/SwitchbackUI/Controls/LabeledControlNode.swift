internal import Drawing

/// A control with its label on the left and what is operated on the right.
class LabeledControlNode: ControlNode {
  /// The extent of what is operated.
  var controlSize: CGSize { .zero }

  /// Where what is operated lies.
  private(set) var controlFrame = CGRect.zero

  private var shown: ViewNode? { hidesLabel ? nil : label }

  private var gap: CGFloat { shown == nil ? 0 : StackNode.defaultSpacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = shown?.size(for: offer(proposal)) ?? .zero
    let least = own.width + gap + controlSize.width
    var width = least
    if shown != nil, let offered = proposal.width { width = max(least, offered) }
    return CGSize(width: width, height: max(own.height, controlSize.height))
  }

  override func layout(_ proposal: ProposedViewSize) {
    let offer = offer(proposal)
    if let label = shown {
      let alignment = Alignment.leading
      label.place(label.size(for: offer), alignment, in: frame, proposal: offer)
    }
    frameDidMove()
  }

  override func frameDidMove() {
    controlFrame = CGRect(
      x: frame.maxX - controlSize.width,
      y: frame.minY + context.aligned((frame.height - controlSize.height) / 2),
      width: controlSize.width,
      height: controlSize.height
    )
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    guard let label = shown else { return size.height }
    let offer = offer(proposal)
    let own = label.size(for: offer)
    return (size.height - own.height) / 2 + label.baseline(line, in: own, proposal: offer)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - gap - controlSize.width) },
      height: proposal.height
    )
  }
}
