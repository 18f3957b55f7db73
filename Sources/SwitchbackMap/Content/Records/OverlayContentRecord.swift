internal import Drawing
internal import SwitchbackUI

/// A line or an area in a map's content.
final class OverlayContentRecord: MapRecord {
  var source: OverlaySource
  var paint: OverlayPaint
  var level: MKOverlayLevel

  /// What the map keeps of the overlay while it shows it.
  var shown: Unowned<OverlayRecord>?

  init(number: UInt32, source: OverlaySource, paint: OverlayPaint, level: MKOverlayLevel) {
    self.source = source
    self.paint = paint
    self.level = level
    super.init(.overlay, number: number)
  }

  override func didChangeOrder() {
    shown?.object.order = order
  }

  /// A renderer in the record's style.
  func makeRenderer(for overlay: any MKOverlay) -> MKOverlayPathRenderer {
    let renderer = source.makeRenderer(for: overlay)
    paint.apply(to: renderer)
    return renderer
  }
}

/// How a line or an area is painted.
struct OverlayPaint: Equatable {
  var stroke: _ShapePaint?
  var style: StrokeStyle
  var fill: _ShapePaint?
  var decoration: LineDecoration

  func apply(to renderer: MKOverlayPathRenderer) {
    if let renderer = renderer as? OverlayLineRenderer { decoration.apply(to: renderer) }
    renderer.strokeColor = stroke?.color
    renderer.strokeGradient = stroke.flatMap { $0.isGradient ? $0 : nil }
    renderer.fillColor = fill?.color
    renderer.fillGradient = fill.flatMap { $0.isGradient ? $0 : nil }
    renderer.lineWidth = style.lineWidth
    renderer.lineCap = style.lineCap
    renderer.lineJoin = style.lineJoin
    renderer.miterLimit = style.miterLimit
    renderer.lineDashPhase = style.dashPhase
    renderer.lineDashPattern = style.dash.isEmpty ? nil : style.dash
  }
}
