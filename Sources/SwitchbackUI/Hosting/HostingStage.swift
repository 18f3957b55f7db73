public import Drawing

/// Puts a view on a host's surface.
public final class HostingStage<Root: View>: Stage {
  /// The view that is shown; a change of it asks for an update with the transaction that is in force.
  public var root: Root {
    get { content.root }
    set {
      content.root = newValue
      setNeedsUpdate()
    }
  }

  private let surface: Surface
  private let content: HostedRoot<Root>

  /// Creates a stage that shows a view.
  public init(host: any Host, root: Root) {
    let content = HostedRoot(root)
    self.content = content
    surface = Surface(host: host) { graph, environment, transaction in
      graph.update(content.root, environment: environment, transaction: transaction)
    }
  }

  /// Asks for an update although no state changed, for a view that shows what it does not own.
  public func setNeedsUpdate() {
    surface.setNeedsUpdate()
  }

  /// The size that the view takes where it is offered one, for hosts whose surface follows the view.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    surface.sizeThatFits(proposal)
  }

  /// The views that keep their state themselves, in the order in which they are drawn.
  package var hostedViews: [UIView] { surface.hostedViews }

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

/// Keeps the view of a stage for its updates, which do not hold the stage.
private final class HostedRoot<Root> {
  var root: Root

  init(_ root: Root) {
    self.root = root
  }
}
