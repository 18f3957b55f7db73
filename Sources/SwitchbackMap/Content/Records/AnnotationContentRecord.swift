public import Geodesy
internal import SwitchbackUI

/// An annotation in a map's content.
///
/// It is the annotation that the map view shows too, and makes the view of it when it comes near to what is seen.
@usableFromInline
class AnnotationContentRecord: MapRecord, AnnotationOwner {
  // Only the walk writes these: see `MapRecord.position`. What it looks at each time stands together.
  @exclusivity(unchecked) final private(set) var nameBits: StringBits
  @exclusivity(unchecked) @usableFromInline final private(set) var coordinate:
    CLLocationCoordinate2D
  @exclusivity(unchecked) final var titles: Visibility
  @exclusivity(unchecked) final var subtitles: Visibility

  @exclusivity(unchecked) @usableFromInline final private(set) var subtitle: String?

  /// What it forms clusters with; `nil` for nothing.
  @exclusivity(unchecked) final var clusteringIdentifier: String?

  /// What the map keeps of the annotation while it shows it.
  @exclusivity(unchecked) final var shown: Unowned<AnnotationRecord>?

  final private(set) var name: String

  /// What a selection of the annotation is known by.
  @exclusivity(unchecked) final var tag = MapTag.none

  /// What the views of all annotations are made with.
  final let latest: LatestSurroundings

  private final var projected: MKMapPoint?

  init(
    _ kind: Kind,
    number: UInt32,
    words: _AnnotationWords,
    coordinate: CLLocationCoordinate2D,
    style: MapContentStyle,
    latest: LatestSurroundings
  ) {
    name = words.title
    nameBits = StringBits(words.title)
    subtitle = words.subtitle
    self.coordinate = coordinate
    self.latest = latest
    titles = style.titles
    subtitles = style.subtitles
    super.init(kind, number: number)
  }

  @usableFromInline final var title: String? { name }

  final override func didChangeOrder() {
    shown?.lend { $0.order = order }
  }

  /// Comes on the map.
  final func show(on mapView: MKMapView, over pace: Pace) {
    let shown = mapView.add(self, order: order, over: pace)
    // The content has a state of its own, which lives as long as the content does.
    shown.keepsView = true
    if kind == .marker {
      shown.isBalloon = true
      shown.tint = unsafeDowncast(self, to: MarkerRecord.self).tint
    } else {
      mapView.scene.hasOtherViews = true
    }
    if let clusteringIdentifier { mapView.group(shown, by: clusteringIdentifier) }
    self.shown = Unowned(shown)
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

  /// Gives the annotation a name and tells whether it is another one.
  ///
  /// The newest string is kept in any case: the next walk most likely brings that one again.
  final func rename(_ name: String) -> Bool {
    let isNew = !self.name.hasSameBytes(as: name)
    self.name = name
    nameBits = StringBits(name)
    return isNew
  }

  final func didLeave() {
    shown = nil
    stage = .gone
    latest.hasGone = true
  }

  /// Gives the annotation a subtitle and tells whether it is another one; the newest string is kept in any case.
  final func setSubtitle(_ subtitle: String?) -> Bool {
    let isNew = !subtitle.hasSameBytes(as: self.subtitle)
    self.subtitle = subtitle
    return isNew
  }

  /// Makes a view that looks as the content says.
  func makeView() -> MKAnnotationView {
    MKAnnotationView(annotation: self, reuseIdentifier: nil)
  }
}
