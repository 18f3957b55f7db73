/// The nodes of a part that may come and go.
final class BranchRecord: SlotRecord {
  var nodes: [BranchNode] = []

  /// Where the part stood among those beside it.
  var position = 0

  private(set) var isLeaving = false

  /// Starts the way out, and tells whether there is one.
  func leave(by animation: Animation?, _ visitor: inout ViewVisitor, in slot: Slot) -> Bool {
    var left: [BranchNode] = []
    for (index, node) in nodes.enumerated() where !node.isExiting {
      let transition = node.content.transition ?? .opacity
      guard let animation = animation.map({ transition.removalAnimation ?? $0 }),
        !transition.hasNoRemoval
      else { continue }
      visitor.surround(node, at: index, with: transition, .didDisappear, in: slot)
      node.leave(by: animation, transition)
      left.append(node)
    }
    nodes = left
    isLeaving = !left.isEmpty
    return isLeaving
  }

  /// Lets go of the nodes that have left, and tells whether one has not.
  func goOn() -> Bool {
    nodes.removeAll { $0.hasLeft }
    isLeaving = !nodes.isEmpty
    return isLeaving
  }

  /// The part is there again.
  func revive() {
    isLeaving = false
  }
}
