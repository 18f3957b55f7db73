extension View {
  /// The view with its corner as the zero of a coordinate space for the views inside.
  public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    CoordinateSpaceView(content: self, name: name.name)
  }

  /// The view with its corner as the zero of a coordinate space for the views inside.
  public consuming func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }
}

private struct CoordinateSpaceView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let name: _CoordinateSpaceName

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let table = visitor.slot.states
    let place = table.attachment.flatMap { $0 as? ViewPlace } ?? ViewPlace()
    table.attachment = place
    let outer = visitor.environment.coordinateSpaces
    visitor.environment.coordinateSpaces.add(view.name, at: place)
    let start = visitor.nodes.count
    visitor.visit(view.content, inChild: 0)
    visitor.environment.coordinateSpaces = outer
    visitor.wrap(from: start, CoordinateSpaceNode.init) { $0.place = place }
  }
}
