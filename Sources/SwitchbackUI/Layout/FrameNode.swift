internal import Drawing

/// A place of a given size round a node.
final class FrameNode: WrapperNode {
  /// What decides a length: a number, or a range and what is liked best in it.
  struct Length: Hashable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    var fixed: CGFloat?

    /// What is offered to the child.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      if let fixed { return fixed }
      guard var length = proposal ?? ideal else { return nil }
      if let most { length = min(length, most) }
      if let least { length = max(length, least) }
      return length
    }

    /// The length of the frame, where its child has that one.
    func resolved(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let fixed { return fixed }
      if least == nil, most == nil { return proposal == nil ? ideal ?? child : child }
      let low = least ?? min(child, most ?? child)
      let high = max(low, most ?? max(child, low))
      return min(max(proposal ?? ideal ?? child, low), high)
    }
  }

  var width = Length()
  var height = Length()
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: offer(proposal))
    return CGSize(
      width: width.resolved(proposal.width, child: size.width),
      height: height.resolved(proposal.height, child: size.height)
    )
  }

  override func layout(_ proposal: ProposedViewSize) {
    let offer = offer(proposal)
    child.place(child.size(for: offer), alignment, in: frame, proposal: offer)
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    let offer = offer(proposal)
    let own = child.size(for: offer)
    return (size.height - own.height) * alignment.vertical.part
      + child.baseline(line, in: own, proposal: offer)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }
}
