internal import Drawing
internal import Geodesy

/// How an annotation appears on the screen, and how it gets there.
///
/// Only what is, or was, near to what is seen has one: of many thousand annotations most are not.
final class AnnotationSight {
  /// How far it stands out because it is selected.
  var emphasis = Presence(0)

  /// How much of the view is shown, where it may collide with others.
  var visibility = Presence(1)

  /// The title that is drawn below the view.
  var label = AnnotationLabel()

  /// The scale of the map from which on nothing hides the view, in points a map point.
  var viewScale = 0.0

  /// As `viewScale`, for the title.
  var labelScale = Double.infinity

  /// Where its place appeared in the last frame; `nil` where that is out of sight.
  var point: CGPoint?

  /// Where it goes to become part of a cluster.
  var gathering: MKMapPoint?

  /// Where the view lies from its place, where that is a balloon in a crowd.
  var body: CGRect?

  /// How it gets from where it was to where it is.
  var glide: AnnotationGlide?

  /// How far it is spread from the place of its cluster, in points.
  var fan: CGPoint?

  /// How far the spreading has come.
  var spread = Presence(0)

  /// How far east of the middle of the map it is shown, in map points: which copy of the world that is.
  var worldOffset = 0.0

  /// Whether something of the view is there.
  func isShown(at time: Double) -> Bool {
    visibility.target == 1 || visibility.isChanging(at: time)
  }

  /// Whether it is shown beside its own place, or on the way there.
  var isMoved: Bool { glide != nil || fan != nil }

  /// Whether later frames differ from this one without an event.
  func isAnimating(at time: Double) -> Bool {
    emphasis.isChanging(at: time) || visibility.isChanging(at: time)
      || label.presence.isChanging(at: time) || spread.isChanging(at: time)
      || glide?.isOver(at: time) == false
  }

  /// Starts what waits for a frame.
  func begin(at time: Double) {
    emphasis.begin(at: time)
    visibility.begin(at: time)
    label.presence.begin(at: time)
    spread.begin(at: time)
    glide?.begin(at: time)
    if glide?.isOver(at: time) == true { glide = nil }
  }

  /// Ends what changes without a motion.
  func rest() {
    emphasis = Presence(emphasis.target)
    visibility = Presence(visibility.target)
    label.presence = Presence(label.presence.target)
  }

  /// Stands at its own place from now on, whatever cluster it was on its way to or from.
  func standAlone() {
    gathering = nil
    glide = nil
    fan = nil
  }

  /// Notes that it is no longer near to what is seen.
  func leave() {
    point = nil
    visibility = Presence(1)
    label.presence = Presence(0)
    glide = nil
  }
}
