internal import Drawing

/// Puts the middle of a node at a point of the place that it is offered.
final class PositionNode: WrapperNode {
  var point = CGPoint.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: own)
  }

  override func layout(_ proposal: ProposedViewSize) {
    let size = child.size(for: proposal)
    let origin = CGPoint(
      x: frame.minX + point.x - size.width / 2,
      y: frame.minY + point.y - size.height / 2
    )
    child.place(in: CGRect(origin: origin, size: size), proposal: proposal)
  }
}
