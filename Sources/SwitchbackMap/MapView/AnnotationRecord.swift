internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// An annotation that a map shows, and what is drawn for it.
final class AnnotationRecord: ShownRecord {
  let annotation: any MKAnnotation
  /// How far it stands out because it is selected.
  var emphasis = Presence(0)

  /// Made when the annotation comes near to what is seen, and let go when it is far from it.
  var view: MKAnnotationView?

  /// Makes the view in place of the delegate; what the record's owner patches later, it patches in `view` too, if there
  /// is one.
  var makeView: (() -> MKAnnotationView)?

  /// Whether the view is kept while the annotation is out of sight, because it has a state of its own.
  var keepsView = false

  /// The number by which assistive technology knows it; given when it is first asked for.
  var accessibilityID: UInt32?

  /// The title that is drawn below the view.
  var label = AnnotationLabel()

  /// Where its place appeared in the last frame; `nil` where that is out of sight.
  var point: CGPoint?

  /// Whether another picture hides the middle of this one, so that a title would seem to be that one's.
  var isCovered = false

  private var projected: (coordinate: CLLocationCoordinate2D, point: MKMapPoint)?

  init(_ annotation: any MKAnnotation, order: Double) {
    self.annotation = annotation
    super.init(order: order)
  }

  /// Whether later frames differ from this one without an event.
  func isAnimating(at time: Double) -> Bool {
    presence.isChanging(at: time) || emphasis.isChanging(at: time)
      || label.presence.isChanging(at: time)
      || view?.isAnimating == true
  }

  /// Where the annotation stands on the map.
  var mapPoint: MKMapPoint {
    let coordinate = annotation.coordinate
    if let projected, projected.coordinate == coordinate { return projected.point }
    let point = MKMapPoint(coordinate)
    projected = (coordinate, point)
    return point
  }
}
