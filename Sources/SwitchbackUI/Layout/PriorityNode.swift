/// Gives a node a priority among those that share a stack with it.
final class PriorityNode: WrapperNode {
  var priority: Double = 0

  override var layoutPriority: Double { priority.isNaN ? 0 : priority }
}
