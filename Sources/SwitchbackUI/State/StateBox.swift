/// The value of a `@State` property as long as its view is on the screen.
final class StateBox<Value> {
  private(set) var value: Value
  private let graph: GraphContext

  init(_ value: Value, graph: GraphContext) {
    self.value = value
    self.graph = graph
  }

  /// Changes the value and asks for an update with the transaction that is in force.
  func set(_ value: Value) {
    self.value = value
    graph.invalidate()
  }
}
