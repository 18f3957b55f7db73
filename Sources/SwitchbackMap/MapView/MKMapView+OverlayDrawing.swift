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
    let records = overlayRecords
    let levels = records.map { Double($0.level.rawValue) }
    for index in risingOrder(of: levels, then: records.map { $0.order }) {
      let record = records[index]
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
