public import Drawing

/// Puts a view on a host's surface.
public final class HostingStage<Root: View>: Stage {
  private let surface: Surface

  /// Creates a stage that shows a view.
  public init(host: any Host, root: Root) {
    surface = Surface(host: host) { graph, environment, transaction in
      graph.update(root, environment: environment, transaction: transaction)
    }
  }

  public func resize(to size: CGSize, scale: Double, colorScheme: ColorScheme) {
    surface.resize(to: size, scale: scale, colorScheme: colorScheme)
  }

  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    surface.send(event)
  }

  public func frame(at time: Double) -> DisplayList {
    surface.frame(at: time)
  }

  public var isAnimating: Bool { surface.isAnimating }

  public var accessibilityRevision: UInt32 { surface.accessibilityRevision }

  public func accessibilityElements() -> [AccessibilityElement] {
    surface.accessibilityElements
  }

  @discardableResult
  public func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    surface.perform(action, on: id, at: time)
  }
}
