internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// Draws the overlays, the lowest first.
  func drawOverlays(
    into commands: inout DrawingCommands,
    viewport: MapViewport,
    context: RenderContext
  ) {
    for level in MKOverlayLevel.allCases {
      // The delegate may change the list meanwhile.
      for record in overlayList.records(in: level) {
        let renderer =
          record.renderer ?? delegate?.mapView(self, rendererFor: record.overlay)
          ?? Self.standardRenderer(for: record.overlay)
        record.renderer = renderer
        let opacity = record.presence.value(at: clock)
        if opacity <= 0 { continue }
        if opacity < 1 { commands.beginGroup(opacity: opacity) }
        renderer.draw(into: &commands, viewport: viewport, context: context)
        if opacity < 1 { commands.endGroup() }
      }
    }
  }

  /// The renderer of an overlay that nobody gave one.
  static func standardRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let polyline = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolylineRenderer(polyline: polyline)
    renderer.strokeColor = .blue
    return renderer
  }
}
