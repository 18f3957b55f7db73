public import SwitchbackUI

/// A window, or as many of a kind as a person opens where the system has windows.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let title: String?
  private let content: Content

  /// Creates a window that is called like the program.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a window that is called like the program; the identifier says which of several groups is meant.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Creates a window with a title; the identifier says which of several groups is meant.
  public init<Title: StringProtocol>(
    _ title: Title,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }

  /// Creates a window with a title, whose typeface and colour are the system's all the same.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title.string, content: content)
  }

  /// Creates a window with a title; the identifier says which of several groups is meant.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title.string, content: content)
  }

  public static func _visit(_ scene: Self, _ visitor: inout ViewVisitor) {
    visitor.visit(scene.content, inChild: 0)
  }

  public static func _window(of scene: Self) -> _SceneWindow {
    _SceneWindow(title: scene.title)
  }
}
