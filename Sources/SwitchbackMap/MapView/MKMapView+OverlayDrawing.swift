internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// Draws the overlays, the lowest first.
  ///
  /// Where that takes too many vertices, more is left out until it does not.
  func drawOverlays(
    into commands: inout DrawingCommands,
    viewport: MapViewport,
    context: RenderContext
  ) {
    var detail = 1.0
    while true {
      let drawing = OverlayDrawingContext(viewport: viewport, context: context, detail: detail)
      for level in MKOverlayLevel.allCases { draw(level, in: drawing) }
      detail *= 2
      if drawing.isOverBudget { continue }
      commands.append(drawing.commands)
      return
    }
  }

  private func draw(_ level: MKOverlayLevel, in drawing: OverlayDrawingContext) {
    // The delegate may change the list meanwhile.
    let records = overlayList.records(in: level)
    var lines: [OverlayRecord] = []
    for record in records where record.presence.value(at: clock) > 0 {
      if drawing.isOverBudget { return }
      if renderer(of: record) is OverlayLineRenderer {
        lines.append(record)
        continue
      }
      drawLines(lines, in: drawing)
      lines.removeAll(keepingCapacity: true)
      draw(record, .core, in: drawing)
    }
    drawLines(lines, in: drawing)
  }

  /// Draws lines that follow each other: first all rims, then the lines, those last that are selected, then all marks.
  private func drawLines(_ records: [OverlayRecord], in drawing: OverlayDrawingContext) {
    for record in records { draw(record, .casing, in: drawing) }
    for isSelected in [false, true] {
      for record in records
      where (record.renderer as? OverlayLineRenderer)?.isSelected == isSelected {
        draw(record, .core, in: drawing)
      }
    }
    for record in records { draw(record, .marks, in: drawing) }
  }

  private func draw(
    _ record: OverlayRecord,
    _ pass: OverlayDrawingContext.Pass,
    in drawing: OverlayDrawingContext
  ) {
    guard let renderer = record.renderer, renderer.draws(pass), !drawing.isOverBudget else {
      return
    }
    let opacity = record.presence.value(at: clock)
    if opacity < 1 { drawing.commands.beginGroup(opacity: opacity) }
    drawing.draw(renderer, pass: pass)
    if opacity < 1 { drawing.commands.endGroup() }
  }

  /// The renderer of an overlay, made when it is first asked for.
  func renderer(of record: OverlayRecord) -> MKOverlayRenderer {
    let renderer =
      record.renderer ?? delegate?.mapView(self, rendererFor: record.overlay)
      ?? Self.standardRenderer(for: record.overlay)
    if record.renderer == nil { record.renderer = renderer }
    renderer.host = host
    return renderer
  }

  /// The renderer of an overlay that nobody gave one.
  static func standardRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let renderer = (overlay as? MKShape)?.makeRenderer() else {
      return MKOverlayRenderer(overlay: overlay)
    }
    renderer.strokeColor = .blue
    if !(renderer is OverlayLineRenderer) { renderer.fillColor = UIColor.blue.opacity(0.2) }
    return renderer
  }
}
