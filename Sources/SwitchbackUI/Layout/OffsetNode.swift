internal import Drawing

/// Shifts a node, but not the place that others leave it.
final class OffsetNode: WrapperNode {
  var offset = CGSize.zero

  override func layout(_ proposal: ProposedViewSize) {
    child.place(in: frame.offsetBy(dx: offset.width, dy: offset.height), proposal: proposal)
  }
}
