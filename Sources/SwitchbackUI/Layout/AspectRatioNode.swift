internal import Drawing

/// Keeps the ratio of a node's sides.
final class AspectRatioNode: WrapperNode {
  /// Width by height; `nil` is that of the size which the child likes best.
  var ratio: CGFloat?
  var mode = ContentMode.fit

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: offer(proposal))
  }

  override func layout(_ proposal: ProposedViewSize) {
    let offer = offer(proposal)
    child.place(child.size(for: offer), .center, in: frame, proposal: offer)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let byWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    switch (byWidth, byHeight) {
    case (let size?, nil), (nil, let size?): return ProposedViewSize(size)
    case (nil, nil):
      return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let wide?, let high?):
      let isWideSmaller = wide.width <= high.width
      return ProposedViewSize(isWideSmaller == (mode == .fit) ? wide : high)
    }
  }
}
