public import SwitchbackUI

/// A part of a program that has a window.
public protocol Scene {
  /// The kind of scene that this one consists of, found from `body`; `Never` for a window.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }

  /// Walks through the content of the scene's window.
  static func _visit(_ scene: Self, _ visitor: inout ViewVisitor)

  /// What is known of the scene's window before its content is.
  static func _window(of scene: Self) -> _SceneWindow
}

extension Scene {
  public static func _visit(_ scene: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.enter(scene)
    visitor.visit(SceneContent(scene: scene.body), inChild: 0)
    visitor.leave(outer)
  }

  public static func _window(of scene: Self) -> _SceneWindow {
    Body._window(of: scene.body)
  }
}

extension Scene where Body == Never {
  /// A window consists of no other scenes.
  public var body: Never { preconditionFailure("this scene has no body") }
}

extension Never {
  /// Nothing is of this type.
  public var body: Never { switch self {} }
}

extension Never: Scene {
  public static func _visit(_ scene: Never, _ visitor: inout ViewVisitor) {}

  public static func _window(of scene: Never) -> _SceneWindow {}
}

/// The content of a scene's window.
struct SceneContent<Content: Scene>: View {
  typealias Body = Never

  let scene: Content

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    Content._visit(view.scene, &visitor)
  }
}
