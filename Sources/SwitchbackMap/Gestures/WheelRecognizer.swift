internal import CMath
internal import Drawing

/// Makes zooming of a wheel's steps and a trackpad's scrolling.
///
/// Hosts do not tell which of the two an event is from; it shows in the numbers. A wheel turns by steps of one size in
/// one direction. A trackpad sends many small movements close to each other, growing and, when the fingers have left,
/// fading.
struct WheelRecognizer: Hashable, Sendable {
  private enum Source: Hashable {
    case wheel
    case trackpad
  }

  /// The points of movement that a step of a wheel is a multiple of where Chromium runs on macOS.
  private static let macStep = 4.000244140625

  /// What only a trackpad moves so little by, in points.
  private static let trackpadStep = 4.0

  /// What a step of a wheel moves by at the least, in points, where nothing else tells.
  private static let wheelStep = 40.0

  /// The pause, in seconds, after which another device may be in use.
  private static let pause = 0.4

  /// The points of a wheel's movement that make a level of zoom.
  ///
  /// A step of a common wheel has 100 or 120.
  private static let wheelPointsPerLevel = 200.0

  /// The points of a trackpad's movement that make a level of zoom.
  private static let trackpadPointsPerLevel = 160.0

  /// The points of a trackpad's pinch, which browsers report as a wheel with the control key, that make a level.
  private static let pinchPointsPerLevel = 70.0

  private var source = Source.wheel
  private var lastTime = -Double.infinity

  /// Takes an event of a wheel or a trackpad and gives what it means.
  mutating func gestures(for event: InputEvent) -> [MapGesture] {
    let delta = event.deltaY
    guard delta.isFinite, delta != 0 else { return [] }
    if event.modifiers.contains(.control) {
      let levels = -delta / Self.pinchPointsPerLevel
      return [.zoom(levels: Self.limited(levels), about: event.location, isAnimated: false)]
    }
    source = source(of: event)
    lastTime = event.time
    let isWheel = source == .wheel
    let levels = -delta / (isWheel ? Self.wheelPointsPerLevel : Self.trackpadPointsPerLevel)
    return [.zoom(levels: Self.limited(levels), about: event.location, isAnimated: isWheel)]
  }

  private func source(of event: InputEvent) -> Source {
    let amount = abs(event.deltaY)
    if event.deltaX != 0, event.deltaX.isFinite { return .trackpad }
    let steps = amount / Self.macStep
    if steps == steps.rounded() { return .wheel }
    if amount < Self.trackpadStep { return .trackpad }
    // Within a stream the device stays the same: a fast movement of two fingers is as large as a step of a wheel.
    if event.time - lastTime < Self.pause { return source }
    return amount >= Self.wheelStep ? .wheel : .trackpad
  }

  /// No single event zooms more than a level.
  private static func limited(_ levels: Double) -> Double {
    min(max(levels, -1), 1)
  }
}
