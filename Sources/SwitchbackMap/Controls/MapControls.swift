public import SwitchbackUI

/// A needle that points north; pressed, it turns the map to north.
///
/// It is shown while the map is turned, unless `mapControlVisibility` says otherwise.
public struct MapCompass: View {
  public typealias Body = Never

  private let scope: Namespace.ID?

  /// Creates the compass of the map round it, or of the map with that name.
  public init(scope: Namespace.ID? = nil) {
    self.scope = scope
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visit(.compass, of: view.scope)
  }
}

/// A bar that tells how long a distance on the map is.
///
/// It is shown while the map is zoomed and a little longer, unless `mapControlVisibility` says otherwise.
public struct MapScaleView: View {
  public typealias Body = Never

  private let anchorEdge: HorizontalEdge
  private let scope: Namespace.ID?

  /// Creates the scale of the map round it, or of the map with that name; the bar keeps to that side as its length
  /// changes.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    self.anchorEdge = anchorEdge
    self.scope = scope
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visit(.scale(view.anchorEdge), of: view.scope)
  }
}

/// Two buttons that zoom by a level.
public struct MapZoomStepper: View {
  public typealias Body = Never

  private let scope: Namespace.ID?

  /// Creates the buttons of the map round them, or of the map with that name.
  public init(scope: Namespace.ID? = nil) {
    self.scope = scope
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visit(.zoomStepper, of: view.scope)
  }
}

extension ViewVisitor {
  /// Notes a control that is to stand on a map, or puts one that stands beside it on the screen.
  fileprivate mutating func visit(_ kind: MapControl.Kind, of scope: Namespace.ID?) {
    let surroundings = environment.mapSurroundings
    let control = MapControl(kind: kind, visibility: surroundings.controlVisibility)
    if let list = surroundings.controlList {
      list.controls.append(control)
      return
    }
    host(
      make: { MapControlView() },
      update: { view, environment, _ in
        view.update(control, link: surroundings.link(to: scope), environment: environment)
      }
    )
  }
}
