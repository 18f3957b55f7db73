public import SwitchbackUI

/// Two scenes, one after the other.
///
/// A page and a picture show one window: that of the first.
public struct ScenePair<First: Scene, Second: Scene>: Scene {
  public typealias Body = Never

  let first: First
  let second: Second

  public static func _visit(_ scene: Self, _ visitor: inout ViewVisitor) {
    First._visit(scene.first, &visitor)
  }

  public static func _window(of scene: Self) -> _SceneWindow {
    First._window(of: scene.first)
  }
}
