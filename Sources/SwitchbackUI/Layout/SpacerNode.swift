internal import Drawing

final class SpacerNode: ViewNode {
  var minLength: CGFloat = 0
  var axis: Axis?

  override var layoutPriority: Double { -.infinity }

  override var hasNoSpacing: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}
