public import Drawing
internal import SwitchbackUI

extension Scene {
  /// The scene with a window of that size at first, in points; a page is as large as the browser makes it.
  public consuming func defaultSize(_ size: CGSize) -> some Scene {
    SizedScene(content: self, size: size)
  }

  /// The scene with a window of that size at first, in points; a page is as large as the browser makes it.
  public consuming func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}

private struct SizedScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let size: CGSize

  static func _visit(_ scene: Self, _ visitor: inout ViewVisitor) {
    Content._visit(scene.content, &visitor)
  }

  static func _window(of scene: Self) -> _SceneWindow {
    var window = Content._window(of: scene.content)
    window.size = scene.size
    return window
  }
}
