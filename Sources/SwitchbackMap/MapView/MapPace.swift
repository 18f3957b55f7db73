internal import CMath
internal import Geodesy

/// How a map moves from frame to frame.
struct MapPace: Hashable, Sendable {
  /// Zoom levels a second.
  var levels = 0.0

  /// Map points a second, of the place in the middle.
  var x = 0.0
  var y = 0.0

  /// With frames that are further apart, in seconds, nothing can be said of what comes next.
  private static let longestFrame = 0.25

  /// The pace of a map that stands still.
  init() {}

  /// The pace between two frames.
  init(from before: MapViewport, to after: MapViewport, over seconds: Double) {
    guard seconds > 0, seconds < Self.longestFrame, before.size == after.size else { return }
    levels = log2(after.scale / before.scale) / seconds
    let world = MKMapSize.world.width
    let step = after.center.x - before.center.x
    x = (step - (step / world).rounded() * world) / seconds
    y = (after.center.y - before.center.y) / seconds
  }
}
