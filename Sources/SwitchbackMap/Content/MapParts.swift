internal import SwitchbackUI

/// What a map is made with, whatever the type of its content.
struct MapParts {
  /// Goes through the content.
  let walk: (inout MapContentVisitor) -> Void
  var initialPosition = MapCameraPosition.automatic
  var position: Binding<MapCameraPosition>?
  var bounds: MapCameraBounds?
  var interactionModes: MapInteractionModes
  var selection: SelectionSource?
  var scope: Namespace.ID?
  var options = MapOptions()

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
        view.bind(position, transaction: transaction)
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
