public import Drawing
public import GPX
package import SwitchbackMap
internal import SwitchbackUI

/// The viewer on a surface: GPX documents on a map, with their figures.
public final class ViewerStage: Stage {
  private let model: ViewerModel
  private let hosting: HostingStage<ViewerView>

  /// Told of every operation that an update makes on the map.
  package var onMapOperation: ((MapOperation) -> Void)? {
    didSet { hosting.root.onMapOperation = onMapOperation }
  }

  /// Creates a viewer that shows nothing yet; one that is not interactive has nothing to press, for pictures.
  ///
  /// The rules give the waypoints their pictures.
  public init(
    host: any Host,
    isInteractive: Bool = true,
    rules: [WaypointRule] = WaypointRule.standard
  ) {
    model = ViewerModel(rules: rules)
    hosting = HostingStage(
      host: host,
      root: ViewerView(model: model, size: .zero, isInteractive: isInteractive)
    )
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { model.isEmpty }

  /// Reads a GPX file and shows it beside what is shown already.
  public func load(name: String, bytes: [UInt8]) throws(GPXError) {
    add(try Document(reading: bytes), name: name)
  }

  /// Shows a document beside what is shown already.
  public func add(_ document: Document, name: String) {
    model.add(document, name: name)
    hosting.setNeedsUpdate()
  }

  /// Says in the panel that something could not be shown.
  public func add(problem: String) {
    model.add(problem: problem)
    hosting.setNeedsUpdate()
  }

  public func resize(to size: CGSize, scale: Double, colorScheme: ColorScheme) {
    hosting.root.size = size
    hosting.resize(to: size, scale: scale, colorScheme: colorScheme)
  }

  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    hosting.send(event)
  }

  public func frame(at time: Double) -> DisplayList {
    hosting.frame(at: time)
  }

  public var isAnimating: Bool { hosting.isAnimating }

  public var accessibilityRevision: UInt32 { hosting.accessibilityRevision }

  public func accessibilityElements() -> [AccessibilityElement] {
    hosting.accessibilityElements()
  }

  @discardableResult
  public func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    hosting.perform(action, on: id, at: time)
  }
}
