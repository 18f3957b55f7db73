internal import Drawing
internal import SwitchbackUI

extension MapContentVisitor {
  /// Brings the line or area in the walk's place to what is said of it.
  @usableFromInline
  mutating func overlay(_ source: OverlaySource) {
    let paint = OverlayPaint(
      stroke: style.strokePaint ?? (source.isArea ? nil : _ShapePaint(.accentColor)),
      style: style.stroke ?? .line,
      fill: source.isArea ? style.fill ?? _ShapePaint(.area) : nil,
      decoration: style.decoration
    )
    let level = style.level ?? .aboveLabels
    if let present, present._withUnsafeGuaranteedRef({ $0.kind == .overlay }) {
      see(present)
      let record = unsafeDowncast(present.takeUnretainedValue(), to: OverlayContentRecord.self)
      patch(record, source: source, paint: paint, level: level)
      return
    }
    let record = OverlayContentRecord(
      number: reconciler.nextNumber(),
      source: source,
      paint: paint,
      level: level
    )
    put(record)
    let overlay = source.makeOverlay()
    let shown = mapView.insert(
      overlay,
      level: level,
      renderer: record.makeRenderer(for: overlay),
      over: reconciler.latest.pace
    )
    record.shown = Unowned(shown)
  }

  private func patch(
    _ record: OverlayContentRecord,
    source: OverlaySource,
    paint: OverlayPaint,
    level: MKOverlayLevel
  ) {
    guard let shown = record.shown?.object else { return }
    let isPaintChanged = record.paint != paint
    if isPaintChanged {
      let isFillChanged = record.paint.fill != paint.fill
      if isFillChanged { reconciler.log(.patch(.fill), record) }
      if record.paint.stroke != paint.stroke || record.paint.style != paint.style
        || record.paint.decoration != paint.decoration
      {
        reconciler.log(.patch(.stroke), record)
      }
      record.paint = paint
    }
    if let growth = source.growth(since: record.source), let line = shown.overlay as? MKPolyline {
      // The line has only more places: what is known of the others stays.
      line.append(growth)
      record.source = source
      reconciler.log(.patch(.line), record)
      reconciler.extentDidChange()
      if isPaintChanged, let renderer = shown.renderer as? MKOverlayPathRenderer {
        paint.apply(to: renderer)
      }
    } else if !record.source.isSame(as: source) {
      let overlay = source.makeOverlay()
      record.source = source
      shown.replace(
        overlay,
        renderer: record.makeRenderer(for: overlay),
        mailbox: mapView.scene.mailbox
      )
      reconciler.log(.patch(.line), record)
      reconciler.extentDidChange()
    } else {
      // The newest array is kept even where it is equal: the next update most likely brings that one again.
      record.source = source
      if isPaintChanged, let renderer = shown.renderer as? MKOverlayPathRenderer {
        paint.apply(to: renderer)
      }
    }
    if record.level != level {
      record.level = level
      shown.level = level
      reconciler.log(.patch(.level), record)
    }
  }
}

extension StrokeStyle {
  /// The stroke of a line that no modifier gives another.
  fileprivate static let line = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
}

extension Color {
  /// The inside of an area that no modifier gives another colour.
  fileprivate static let area = Color.accentColor.opacity(0.3)
}
