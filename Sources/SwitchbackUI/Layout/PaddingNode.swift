internal import Drawing

/// Space round a node.
final class PaddingNode: WrapperNode {
  var insets = EdgeInsets()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.horizontal),
      height: max(0, size.height + insets.vertical)
    )
  }

  override func layout(_ proposal: ProposedViewSize) {
    child.place(in: frame.inset(by: insets), proposal: proposal.inset(by: insets))
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    let own = CGSize(
      width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical)
    )
    return insets.top + child.baseline(line, in: own, proposal: proposal.inset(by: insets))
  }
}
