internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// An annotation that a map shows, and what is drawn for it.
final class AnnotationRecord: ShownRecord {
  let annotation: any MKAnnotation

  /// Where the annotation stands on the map, as of the last look.
  private(set) var place: MKMapPoint

  /// Where the record stands among those that are searched by place.
  @exclusivity(unchecked) var indexPosition = IndexPosition.none

  /// Made when the annotation comes near to what is seen, and let go when it is far from it.
  var view: MKAnnotationView?

  /// Who put the annotation there and makes its view, in place of the map's user and the delegate; what it patches
  /// later, it patches in `view` too, if there is one.
  @exclusivity(unchecked) var owner: (any AnnotationOwner)?

  /// Whether the view is kept while the annotation is out of sight, because it has a state of its own.
  @exclusivity(unchecked) var keepsView = false

  /// Whether the view is known to be a balloon, so that none is made where many others lie over it.
  @exclusivity(unchecked) var isBalloon = false

  /// The colour of the clusters that it is the first of; `nil` for the map's own.
  @exclusivity(unchecked) var tint: UIColor?

  /// What the annotation forms clusters with; known before there is a view where the content says it.
  var clusteringIdentifier: String?

  /// The clusters that the annotation takes part in.
  var group: ClusterGroup?

  /// The number of the annotation in its group.
  var leaf = -1

  /// What the record stands for in its group, where it is the record of a cluster.
  var clusterNode: Int32 = -1

  /// How it appears on the screen; `nil` where that was never asked for.
  @exclusivity(unchecked) private(set) var knownSight: AnnotationSight?

  /// The look at the neighbourhood of what is seen that last came to the record.
  var survey: UInt32 = 0

  /// Whether it is drawn wherever it appears.
  var isNear = false

  /// Whether it came near since it was last asked what hides it.
  var isFresh = false

  /// Whether it is among those that change in each frame.
  @exclusivity(unchecked) var isActive = false

  /// The number by which assistive technology knows it; given when it is first asked for.
  var accessibilityID: UInt32?

  /// Creates what is kept of an annotation that stands where its coordinate says, or at `place`.
  init(_ annotation: any MKAnnotation, at place: MKMapPoint? = nil, order: Double) {
    self.annotation = annotation
    self.place = place ?? MKMapPoint(annotation.coordinate)
    coordinate = annotation.coordinate
    super.init(order: order)
  }

  private var coordinate: CLLocationCoordinate2D

  /// How it appears on the screen.
  var sight: AnnotationSight {
    if let knownSight { return knownSight }
    let sight = AnnotationSight()
    knownSight = sight
    return sight
  }

  /// Where its place appeared in the last frame; `nil` where that is out of sight.
  var point: CGPoint? { knownSight?.point }

  override var order: Double {
    didSet { if order != oldValue { view?.mailbox?.needsPlacement = true } }
  }

  /// Looks where the annotation stands, and tells whether that is another place than before.
  func look() -> Bool {
    let now = annotation.coordinate
    // What is not a number is not equal to itself.
    if now == coordinate || (!place.isOnMap && !MKMapPoint(now).isOnMap) { return false }
    coordinate = now
    place = MKMapPoint(now)
    return true
  }

  /// Notes where a cluster stands from now on.
  func stand(at place: MKMapPoint) {
    self.place = place
    coordinate = place.coordinate
  }

  /// Whether later frames differ from this one without an event.
  func isAnimating(at time: Double) -> Bool {
    // What has left is gone, whatever else about it was on its way.
    if isLeaving { return presence.isChanging(at: time) }
    return presence.isChanging(at: time) || knownSight?.isAnimating(at: time) == true
  }

  /// Starts what waits for a frame.
  func begin(at time: Double) {
    presence.begin(at: time)
    knownSight?.begin(at: time)
  }

  /// Ends what nobody sees.
  func rest() {
    presence = Presence(presence.target)
    knownSight?.rest()
  }

  /// Where it is shown on the map at a time.
  func shownPlace(at time: Double) -> MKMapPoint {
    let goal = knownSight?.gathering ?? place
    guard let glide = knownSight?.glide else { return goal }
    return glide.place(at: time, to: goal)
  }

  /// Where a record stands among those that are searched by place.
  enum IndexPosition {
    case none
    case sorted(Int)
    case loose(Int)
  }
}
