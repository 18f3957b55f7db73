/// What runs when the animations of a change have ended.
final class AnimationCompletion {
  let action: () -> Void

  private let duration: Double
  private var hasJoined = false
  private var start: Double?

  init(duration: Double, action: @escaping () -> Void) {
    self.duration = duration
    self.action = action
  }

  /// A tree waits for the end; the first one is to tell of it.
  func join() -> Bool {
    defer { hasJoined = true }
    return !hasJoined
  }

  /// Runs the action where no tree waits.
  func runIfAlone() {
    if !hasJoined { action() }
  }

  /// Whether the end is reached, counted from the first frame after the change.
  func isDue(at time: Double) -> Bool {
    let start = start ?? time
    self.start = start
    return time - start >= duration
  }
}
