internal import Drawing

/// Lets a node have the size that it likes best.
final class FixedSizeNode: WrapperNode {
  var axes: Axis.Set = []

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: offer(proposal))
  }

  override func layout(_ proposal: ProposedViewSize) {
    child.place(in: frame, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }
}
