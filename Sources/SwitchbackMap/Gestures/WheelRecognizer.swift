internal import Drawing

/// Makes zooming of a wheel's steps and a trackpad's scrolling.
enum WheelRecognizer {
  /// What a step of a wheel moves at the least, in points; a trackpad's events are smaller.
  private static let wheelStep = 40.0

  /// The points of a wheel's movement that make a level of zoom.
  ///
  /// A step of a common wheel has 100 or 120.
  private static let wheelPointsPerLevel = 200.0

  /// The points of a trackpad's movement that make a level of zoom.
  private static let trackpadPointsPerLevel = 160.0

  /// The points of a trackpad's pinch, which browsers report as a wheel with the control key, that make a level.
  private static let pinchPointsPerLevel = 70.0

  static func gestures(for event: InputEvent) -> [MapGesture] {
    let delta = event.deltaY
    guard delta.isFinite, delta != 0 else { return [] }
    if event.modifiers.contains(.control) {
      let levels = -delta / pinchPointsPerLevel
      return [.zoom(levels: limited(levels), about: event.location, isAnimated: false)]
    }
    let isWheel = abs(delta) >= wheelStep
    let levels = -delta / (isWheel ? wheelPointsPerLevel : trackpadPointsPerLevel)
    return [.zoom(levels: limited(levels), about: event.location, isAnimated: isWheel)]
  }

  /// No single event zooms more than a level.
  private static func limited(_ levels: Double) -> Double {
    min(max(levels, -1), 1)
  }
}
