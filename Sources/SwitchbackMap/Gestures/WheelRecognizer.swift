internal import Drawing

/// Makes zooming of a wheel's steps and a trackpad's scrolling.
///
/// No host tells which of the two it was, so it is told by the stream: a wheel starts with a large step, and a
/// trackpad, whose events come one a frame, with a small one, though it may have large ones after.
struct WheelRecognizer: Hashable, Sendable {
  /// What a step of a wheel moves at the least, in points; a trackpad starts with less.
  private static let wheelStep = 40.0

  /// The seconds without an event after which another stream starts.
  private static let pause = 0.15

  /// The points of a wheel's movement that make a level of zoom.
  ///
  /// A step of a common wheel has 100 or 120.
  private static let wheelPointsPerLevel = 200.0

  /// The points of a trackpad's movement that make a level of zoom.
  private static let trackpadPointsPerLevel = 160.0

  /// The points of a trackpad's pinch, which browsers report as a wheel with the control key, that make a level.
  private static let pinchPointsPerLevel = 70.0

  private var isTrackpad = false
  private var lastTime: Double?

  mutating func gestures(for event: InputEvent) -> [MapGesture] {
    let delta = event.deltaY
    guard delta.isFinite else { return [] }
    follow(event)
    if delta == 0 { return [] }
    if event.modifiers.contains(.control) {
      let levels = -delta / Self.pinchPointsPerLevel
      return [.zoom(levels: limited(levels), about: event.location, isAnimated: false)]
    }
    let perLevel = isTrackpad ? Self.trackpadPointsPerLevel : Self.wheelPointsPerLevel
    let levels = limited(-delta / perLevel)
    return [.zoom(levels: levels, about: event.location, isAnimated: !isTrackpad)]
  }

  private mutating func follow(_ event: InputEvent) {
    let isSmall = abs(event.deltaY) < Self.wheelStep
    if let lastTime, event.time - lastTime < Self.pause {
      isTrackpad = isTrackpad || isSmall
    } else {
      isTrackpad = isSmall
    }
    lastTime = event.time
  }

  /// No single event zooms more than a level.
  private func limited(_ levels: Double) -> Double {
    min(max(levels, -1), 1)
  }
}
