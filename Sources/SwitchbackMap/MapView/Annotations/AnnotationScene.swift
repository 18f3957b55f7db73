internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// What a map keeps of its annotations beside the list of them: which are near to what is seen, which change, which
/// stand together.
final class AnnotationScene {
  /// What annotations and views tell of their changes.
  let mailbox = AnnotationMailbox()

  @exclusivity(unchecked) var index = AnnotationIndex()

  /// The annotations whose owners moved them since the map looked.
  @exclusivity(unchecked) var moved: [AnnotationRecord] = []

  /// The annotations that do not tell when they move, so that each frame has to look.
  var polled: [AnnotationRecord] = []

  /// The annotations that come, go, or otherwise change from frame to frame.
  @exclusivity(unchecked) private(set) var active: [AnnotationRecord] = []

  /// The annotations in and round what is seen, clusters among them.
  var near: [AnnotationRecord] = []

  /// Whether annotations were added whose owner makes their views.
  @exclusivity(unchecked) var hasOtherViews = false

  /// The views that can be used again.
  var queue = AnnotationViewQueue()

  /// The annotations that form clusters, by identifier.
  var groups: [ClusterGroup] = []

  /// Whether annotations left since those that are out of sight were forgotten.
  @exclusivity(unchecked) var hasUnseenLeft = false

  /// Whether what is near may differ from what was found.
  @exclusivity(unchecked) var needsSurvey = true

  /// How often an annotation was found in another place than before.
  var moves: UInt32 = 0

  /// The number of the last survey.
  var survey: UInt32 = 0

  /// What the last survey looked at, and at which scale.
  @exclusivity(unchecked) var surveyed: (rect: MKMapRect, scale: Double)?

  /// The level of the clusters that are shown.
  var clusterLevel = -1

  /// Whether titles and collisions are to be looked at anew.
  var needsSolving = true

  /// Whether that can wait for a moment, because places only moved a little against each other.
  var mayWait = false

  /// At which scale, heading and time titles and collisions were looked at last.
  var solved: (scale: Double, heading: Double, time: Double)?

  /// The annotations near to what is seen that may have room at zooms like the one that was looked at.
  var candidates: [AnnotationRecord] = []

  /// Those whose titles may have room there, in the order of adding.
  var titled: [AnnotationRecord] = []

  /// The scale for which it was decided what is shown.
  var shownScale = 0.0

  /// Whether annotations came near since then.
  var hasFresh = false

  /// Whether balloons were left out because others lie over them.
  var isThinned = false

  /// Whether the order of drawing may have changed.
  var needsSorting = true

  /// Whether a view that was drawn moves by itself.
  var hasAnimatingView = false

  /// How many words the drawing of the last frame took.
  var lastLength = 0

  /// The card beside what is selected.
  var callout: Callout?

  /// The annotation that a pointer holds.
  var drag: AnnotationDrag?

  deinit {
    // Members know their group, and the group its members.
    for group in groups { group.dissolve() }
    // What was shown may outlive the map, and still has the mailbox.
    mailbox.close()
  }

  /// Lets each frame look at a record until it rests.
  func activate(_ record: AnnotationRecord) {
    if record.isActive { return }
    record.isActive = true
    active.append(record)
  }

  /// Starts what waits, and forgets the records that rest; the ones that left are given.
  func advance(to time: Double) -> [AnnotationRecord] {
    var gone: [AnnotationRecord] = []
    active.removeAll { record in
      // What is new may be found near by the survey to come.
      if !needsSurvey, !record.isNear, record.view == nil, record.knownSight?.glide == nil {
        record.rest()
      }
      record.begin(at: time)
      if record.isAnimating(at: time) { return false }
      record.isActive = false
      // What has faded is drawn no more.
      if record.knownSight?.visibility.target == 0 { needsSorting = true }
      if record.isLeaving { gone.append(record) }
      return true
    }
    return gone
  }

  /// Whether a later frame differs without an event.
  func isAnimating(at time: Double) -> Bool {
    !active.isEmpty || hasAnimatingView || groups.contains { $0.isSettling }
      || callout?.presence.isChanging(at: time) == true || needsSolving && mayWait
      || drag?.isWaiting == true
  }

  /// Whether nothing moves on the map or changes its look.
  var isAtRest: Bool {
    // Members that are spread round the place of their cluster stand beside their own places.
    active.isEmpty && !hasAnimatingView && drag == nil
      && !groups.contains { $0.isSettling || $0.hasFan }
  }

  /// The annotations that form clusters under that identifier.
  func group(_ identifier: String) -> ClusterGroup {
    for group in groups where group.identifier.hasSameBytes(as: identifier) { return group }
    let group = ClusterGroup(identifier)
    groups.append(group)
    return group
  }
}
