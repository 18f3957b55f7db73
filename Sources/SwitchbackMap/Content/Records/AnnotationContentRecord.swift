internal import Geodesy
internal import SwitchbackUI

/// An annotation in a map's content.
///
/// It is the annotation that the map view shows too, and makes the view of it when it comes near to what is seen.
class AnnotationContentRecord: MapRecord, MKAnnotation {
  final var name: String
  final var coordinate: CLLocationCoordinate2D
  final var titles: Visibility
  final var subtitles: Visibility

  /// What a selection of the annotation is known by.
  final var tag = MapTag.none

  /// What the views of all annotations are made with.
  final let latest: LatestSurroundings

  /// What the map keeps of the annotation while it shows it.
  final var shown: Unowned<AnnotationRecord>?

  private final var projected: MKMapPoint?

  init(
    _ kind: Kind,
    number: UInt32,
    name: String,
    coordinate: CLLocationCoordinate2D,
    style: MapContentStyle,
    latest: LatestSurroundings
  ) {
    self.name = name
    self.coordinate = coordinate
    self.latest = latest
    titles = style.titles
    subtitles = style.subtitles
    super.init(kind, number: number)
  }

  final var title: String? { name }

  final var subtitle: String? { nil }

  final override func didChangeOrder() {
    shown?.object.order = order
  }

  /// The view, where there is one.
  final var view: MKAnnotationView? { shown?.object.view }

  /// Where it stands on the map.
  final var mapPoint: MKMapPoint {
    if let projected { return projected }
    let point = MKMapPoint(coordinate)
    projected = point
    return point
  }

  final func move(to coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    projected = nil
  }

  /// Makes a view that looks as the content says.
  func makeView() -> MKAnnotationView {
    MKAnnotationView(annotation: self, reuseIdentifier: nil)
  }
}
