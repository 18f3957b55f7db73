public import SwitchbackUI

extension View {
  /// Runs an action when the maps inside look from elsewhere: when they come to rest, or with every frame.
  ///
  /// The action runs after an update, never inside one. Several may stand round one map.
  public consuming func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> some View {
    MapCameraObservingView(content: self, frequency: frequency) { _ in action() }
  }

  /// Runs an action with what the maps inside look at, when they look from elsewhere: when they come to rest, or with
  /// every frame.
  ///
  /// The action runs after an update, never inside one. Several may stand round one map.
  public consuming func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    MapCameraObservingView(content: self, frequency: frequency, action: action)
  }
}

/// A view round maps that is told of their cameras.
private struct MapCameraObservingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let observer = MapCameraObserver(
      frequency: view.frequency,
      action: visitor.scoped(view.action)
    )
    let outer = visitor.environment
    var surroundings = outer.mapSurroundings
    surroundings.observers.append(observer)
    visitor.environment.mapSurroundings = surroundings
    visitor.visit(view.content, inChild: 0)
    visitor.environment = outer
  }
}
