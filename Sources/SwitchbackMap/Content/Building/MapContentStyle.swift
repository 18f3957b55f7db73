internal import Drawing
internal import SwitchbackUI

/// What modifiers say of the content below them.
struct MapContentStyle {
  var strokeColor: Color?
  var stroke: StrokeStyle?
  var decoration = LineDecoration()
  var fill: Color?
  var tint: Color?
  var titles = Visibility.automatic
  var subtitles = Visibility.automatic
  var level: MKOverlayLevel?
  var clusteringIdentifier: String?
}
