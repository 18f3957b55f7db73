internal import Drawing
internal import SwitchbackUI

/// What is drawn along lines besides their stroke; none of it is MapKit's.
struct LineDecoration: Hashable {
  /// The rim on both sides, and how far it reaches beyond the line, in points.
  var casing: Color?
  var casingWidth: CGFloat = 0

  /// The arrows that tell the direction, and about how far they lie apart, in points.
  var direction: Color?
  var directionSpacing: CGFloat = 0

  /// The unit of marks that tell the distance from the start.
  var distanceMarks: LineDistanceUnit?

  func apply(to renderer: OverlayLineRenderer) {
    renderer.casingColor = casing
    renderer.casingWidth = casingWidth
    renderer.directionColor = direction
    renderer.directionSpacing = directionSpacing
    renderer.distanceMarks = distanceMarks
  }
}
