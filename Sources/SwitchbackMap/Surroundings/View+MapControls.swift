public import SwitchbackUI

extension View {
  /// The view with these controls on the maps inside, in the places that a map has for them.
  ///
  /// What is no control of a map is left out; so are frames and the like round one. Without controls a map has none;
  /// without this modifier it has a compass, a scale and buttons that zoom.
  public consuming func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    MapControlsChoice(content: self, controls: content())
  }

  /// The view with the controls of maps inside shown as is said.
  ///
  /// `automatic` lets a compass be shown while its map is turned, and a scale while its map is zoomed.
  public consuming func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.transformMapSurroundings { $0.controlVisibility = visibility } }
  }

  /// The view as the one in which controls find the map of that name, wherever inside both stand.
  public consuming func mapScope(_ scope: Namespace.ID) -> some View {
    MapScopeView(content: self, id: scope)
  }
}

/// A view with controls for the maps inside.
private struct MapControlsChoice<Content: View, Controls: View>: View {
  typealias Body = Never

  let content: Content
  let controls: Controls

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.environment
    var surroundings = outer.mapSurroundings
    let list = MapControlList()
    surroundings.controlList = list
    visitor.environment.mapSurroundings = surroundings
    visitor.visitUnseen(view.controls, inChild: 1)
    surroundings.controlList = nil
    surroundings.controls = list.controls
    visitor.environment.mapSurroundings = surroundings
    visitor.visit(view.content, inChild: 0)
    visitor.environment = outer
  }
}

/// A view in which maps and controls find each other by name.
private struct MapScopeView<Content: View>: View {
  @State private var link = MapLink()
  private let content: Content
  private let id: Namespace.ID

  init(content: Content, id: Namespace.ID) {
    self.content = content
    self.id = id
  }

  var body: some View {
    let scope = MapScope(id: id, link: link)
    return content.transformEnvironment { environment in
      environment.transformMapSurroundings { $0.scopes.append(scope) }
    }
  }
}
