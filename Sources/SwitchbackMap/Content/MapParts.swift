public import SwitchbackUI

/// What a map is made with, whatever the type of its content.
@usableFromInline
struct MapParts {
  /// Goes through the content.
  ///
  /// It is made where the content is written, where all types are known: see `MapContentVisitor`.
  let walk: (inout MapContentVisitor) -> Void
  @usableFromInline var initialPosition = MapCameraPosition.automatic
  var position: Binding<MapCameraPosition>?
  let bounds: MapCameraBounds?
  let interactionModes: MapInteractionModes
  let selection: SelectionSource?
  let scope: Namespace.ID?
  var options = MapOptions()

  @usableFromInline
  init(
    walk: @escaping (inout MapContentVisitor) -> Void,
    bounds: MapCameraBounds?,
    interactionModes: MapInteractionModes,
    selection: SelectionSource? = nil,
    scope: Namespace.ID?
  ) {
    self.walk = walk
    self.bounds = bounds
    self.interactionModes = interactionModes
    self.selection = selection
    self.scope = scope
  }

  func visit(_ visitor: inout ViewVisitor) {
    var shown: ContentMapView?
    visitor.host(
      make: { ContentMapView(initialPosition: initialPosition) },
      update: { view, environment, transaction in
        shown = view
        view.beginUpdate()
        view.enter(environment.mapSurroundings, scope: scope)
        view.isScrollEnabled = interactionModes.contains(.pan)
        view.isZoomEnabled = interactionModes.contains(.zoom)
        view.isRotateEnabled = interactionModes.contains(.rotate)
        view.apply(options)
        let environment = environment.withoutMapSurroundings
        view.environment = environment
        view.reconciler.update(
          view,
          environment: environment,
          transaction: transaction,
          selection: selection,
          walk
        )
        view.keep(within: bounds)
        view.bind(
          position,
          user: environment.userLocation?.coordinate,
          transaction: transaction
        )
        view.select(by: selection, animated: transaction.animation != nil)
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
