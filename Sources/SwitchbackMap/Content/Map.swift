public import SwitchbackUI

/// A map of declarative content.
///
/// At each update the content is compared with what the map shows, by identity, and only what differs is touched. What
/// comes and goes does so over a while.
public struct Map<Content: MapContent>: View {
  public typealias Body = Never

  private let content: () -> Content
  private let interactionModes: MapInteractionModes
  private let position: Binding<MapCameraPosition>?
  private let initialPosition: MapCameraPosition
  private var options = MapOptions()

  /// Creates a map that begins by showing all of its content.
  public init(
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: @escaping () -> Content
  ) {
    self.init(
      initialPosition: .automatic,
      interactionModes: interactionModes,
      content: content
    )
  }

  /// Creates a map that begins with a position; later values of it are not looked at.
  public init(
    initialPosition: MapCameraPosition,
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: @escaping () -> Content
  ) {
    self.content = content
    self.interactionModes = interactionModes
    self.initialPosition = initialPosition
    position = nil
  }

  /// Creates a map that shows what the binding asks for.
  ///
  /// When a person moves the map, it writes a position whose `positionedByUser` is true, once for each gesture.
  public init(
    position: Binding<MapCameraPosition>,
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: @escaping () -> Content
  ) {
    self.content = content
    self.interactionModes = interactionModes
    self.position = position
    initialPosition = position.wrappedValue
  }

  /// The map with what it frames, and its controls, kept out of the edges.
  package func insets(framing: EdgeInsets, controls: EdgeInsets) -> Map {
    with {
      $0.framingInsets = UIEdgeInsets(framing)
      $0.controlInsets = UIEdgeInsets(controls)
    }
  }

  /// The map with credits in its corner.
  package func attributions(_ attributions: [String]) -> Map {
    with { $0.attributions = attributions }
  }

  /// The map with a name for assistive technology.
  package func named(_ name: String) -> Map {
    with { $0.name = name }
  }

  /// The map with or without buttons that zoom.
  package func showsZoomControls(_ isShown: Bool) -> Map {
    with { $0.showsZoomControls = isShown }
  }

  /// The map with the operations of its updates told to a closure.
  package func onMapOperation(_ action: ((MapOperation) -> Void)?) -> Map {
    with { $0.onOperation = action }
  }

  private func with(_ change: (inout MapOptions) -> Void) -> Map {
    var map = self
    change(&map.options)
    return map
  }

  public static func _visit(_ map: Map, _ visitor: inout ViewVisitor) {
    var shown: ContentMapView?
    visitor.host(
      make: { ContentMapView(initialPosition: map.initialPosition) },
      update: { view, environment, transaction in
        shown = view
        view.beginUpdate()
        view.enter(environment.mapSurroundings, scope: nil)
        let environment = environment.withoutMapSurroundings
        view.isScrollEnabled = map.interactionModes.contains(.pan)
        view.isZoomEnabled = map.interactionModes.contains(.zoom)
        view.isRotateEnabled = map.interactionModes.contains(.rotate)
        view.apply(map.options)
        view.environment = environment
        view.reconciler.update(
          map.content(),
          environment: environment,
          transaction: transaction
        )
        view.keep(within: nil)
        view.bind(map.position, transaction: transaction)
      }
    )
    if let shown { visitor.afterUpdate { shown.endUpdate() } }
  }
}

/// What is said of a map beside its content.
struct MapOptions {
  var framingInsets = UIEdgeInsets.zero
  var controlInsets = UIEdgeInsets.zero
  var attributions: [String] = []
  var name: String?
  var showsZoomControls = true
  var onOperation: ((MapOperation) -> Void)?
}

extension UIEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }
}
