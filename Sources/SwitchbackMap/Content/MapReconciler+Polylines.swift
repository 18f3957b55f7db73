internal import Drawing
internal import SwitchbackUI

extension MapReconciler {
  /// Brings the line in a place of the content to what is said of it.
  func polyline(
    _ source: PolylineSource,
    style: MapContentStyle,
    in slot: Slot,
    update: MapUpdate
  ) {
    let color = style.strokeColor ?? .accentColor
    let stroke = style.stroke ?? StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    let level = style.level ?? .aboveLabels
    let present = present(in: slot)
    if let record = present as? PolylineRecord {
      see(record)
      if record.isLeaving { revive(record, update: update) }
      patch(record, source: source, color: color, stroke: stroke, level: level)
      return
    }
    if let present { leave(present, update: update) }
    let record = PolylineRecord(
      number: nextNumber(),
      source: source,
      strokeColor: color,
      stroke: stroke,
      level: level
    )
    let polyline = source.makePolyline()
    record.overlay = mapView.insert(
      polyline,
      level: level,
      renderer: record.makeRenderer(for: polyline),
      over: duration(update)
    )
    slot.record = record
    see(record)
    log(.insert, record)
  }

  private func revive(_ record: PolylineRecord, update: MapUpdate) {
    guard let overlay = record.overlay else { return }
    record.stage = .present
    mapView.stay(overlay, over: duration(update))
    log(.revive, record)
  }

  private func patch(
    _ record: PolylineRecord,
    source: PolylineSource,
    color: Color,
    stroke: StrokeStyle,
    level: MKOverlayLevel
  ) {
    guard let overlay = record.overlay else { return }
    if record.strokeColor != color || record.stroke != stroke {
      record.strokeColor = color
      record.stroke = stroke
      if let renderer = overlay.renderer as? MKPolylineRenderer { record.apply(to: renderer) }
      log(.patch(.stroke), record)
    }
    if !record.source.isSame(as: source) {
      let polyline = source.makePolyline()
      overlay.replace(polyline, renderer: record.makeRenderer(for: polyline))
      log(.patch(.line), record)
    }
    // The newest array is kept even where it is equal: the next update most likely brings that one again.
    record.source = source
    if record.level != level {
      record.level = level
      overlay.level = level
      log(.patch(.level), record)
    }
  }
}
