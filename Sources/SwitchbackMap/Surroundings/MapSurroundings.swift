internal import SwitchbackUI

/// What the views round a map say of it.
struct MapSurroundings {
  /// What is told of the camera, the outermost first.
  var observers: [MapCameraObserver] = []

  /// The controls on the map; those that a map has by itself where it is `nil`.
  var controls: [MapControl]?

  /// Whether the controls are shown.
  var controlVisibility = Visibility.automatic

  /// The ways from controls to the maps of a scope, the outermost first.
  var scopes: [MapScope] = []

  /// The ways from readers to the first map inside.
  var readers: [MapLink] = []

  /// What the map looks like below its content.
  var style = MapStyle.standard

  /// The keyframes that the camera follows.
  var animators: [MapCameraAnimator] = []

  /// What takes note of controls instead of showing them.
  var controlList: MapControlList?

  /// The controls for a map that stands here; `nil` where it is to have its own, as they are shown by themselves.
  var chosenControls: [MapControl]? {
    if controlVisibility == .automatic { return controls }
    let controls = controls ?? MapControl.usual
    return controls.map {
      MapControl(
        kind: $0.kind,
        visibility: $0.visibility == .automatic ? controlVisibility : $0.visibility
      )
    }
  }

  /// The way to the map of a scope.
  func link(to scope: Namespace.ID?) -> MapLink? {
    guard let scope else { return nil }
    return scopes.last { $0.id == scope }?.link
  }
}

/// A name, and the way to the map that bears it.
struct MapScope {
  let id: Namespace.ID
  let link: MapLink
}

/// What is told of the camera, and how often.
struct MapCameraObserver {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

/// A value of a type that the environment knows nothing of.
private final class MapSurroundingsBox {
  let surroundings: MapSurroundings

  init(_ surroundings: MapSurroundings) {
    self.surroundings = surroundings
  }
}

extension EnvironmentExtension {
  fileprivate static let mapSurroundings = EnvironmentExtension(0x6D61_7073)
}

extension EnvironmentValues {
  /// What the views round a map have said of it.
  var mapSurroundings: MapSurroundings {
    get {
      self[.mapSurroundings].flatMap { $0 as? MapSurroundingsBox }?.surroundings
        ?? MapSurroundings()
    }
    set { self[.mapSurroundings] = MapSurroundingsBox(newValue) }
  }

  /// Says more of the maps inside.
  ///
  /// There is no modifier of views for this: a program for the browser could not be compiled with one whose view is
  /// made of the view of another.
  mutating func transformMapSurroundings(_ transform: (inout MapSurroundings) -> Void) {
    var surroundings = mapSurroundings
    transform(&surroundings)
    mapSurroundings = surroundings
  }

  /// The environment of what stands on a map: what was said of the map is not meant for it.
  var withoutMapSurroundings: EnvironmentValues {
    var environment = self
    environment[.mapSurroundings] = nil
    return environment
  }
}
