internal import Drawing

/// Nodes that lie over each other.
final class LayersNode: ContainerNode {
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for child in arranged {
      let own = child.size(for: proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  override func layout(_ proposal: ProposedViewSize) {
    for child in arranged {
      child.place(child.size(for: proposal), alignment, in: frame, proposal: proposal)
    }
  }
}

extension ViewNode {
  /// Puts the node in a larger place, or over the edges of a smaller one.
  func place(
    _ size: CGSize,
    _ alignment: Alignment,
    in rect: CGRect,
    proposal: ProposedViewSize
  ) {
    let shift = context.aligned(
      CGPoint(
        x: (rect.width - size.width) * alignment.horizontal.part,
        y: (rect.height - size.height) * alignment.vertical.part
      )
    )
    let origin = CGPoint(x: rect.minX + shift.x, y: rect.minY + shift.y)
    place(in: CGRect(origin: origin, size: size), proposal: proposal)
  }
}
