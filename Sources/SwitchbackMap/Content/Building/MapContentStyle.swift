internal import Drawing
internal import SwitchbackUI

/// What modifiers say of the content below them.
struct MapContentStyle {
  var strokePaint: _ShapePaint?
  var stroke: StrokeStyle?
  var decoration = LineDecoration()
  var fill: _ShapePaint?
  var tint: Color?
  var titles = Visibility.automatic
  var subtitles = Visibility.automatic
  var level: MKOverlayLevel?
  var clusteringIdentifier: String?
}
