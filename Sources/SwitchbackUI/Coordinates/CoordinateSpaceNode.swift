internal import Drawing

/// A node whose corner is the zero of a coordinate space.
final class CoordinateSpaceNode: WrapperNode {
  var place: ViewPlace?

  override func layout(_ proposal: ProposedViewSize) {
    place?.frame = frame
    super.layout(proposal)
  }
}
