internal import Drawing

/// Runs an action when its node is pressed for a while.
final class LongPressNode: WrapperNode {
  var duration: Double = 0.5
  var distance: CGFloat = 10
  var action: () -> Void = {}
  var change: ((Bool) -> Void)?
  var isEnabled = true
  var scope: StateTable?

  private var pointer: Int32?
  private var start = CGPoint.zero
  private var startTime: Double = 0

  override func handle(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointerDown:
      guard isEnabled, pointer == nil, event.isMainButton else { return false }
      pointer = event.pointer
      start = event.location
      startTime = event.time
      tell(true)
      context.requestFrame()
      return true
    case .pointerMove:
      guard pointer == event.pointer else { return false }
      let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
      if dx * dx + dy * dy > distance * distance { end() } else { check(at: event.time) }
      return true
    case .pointerUp:
      guard pointer == event.pointer else { return false }
      check(at: event.time)
      end()
      return true
    case .pointerCancel:
      guard pointer == event.pointer else { return false }
      end()
      return true
    default: return false
    }
  }

  override func draw(_ painter: inout Painter) {
    child.draw(&painter)
    guard pointer != nil else { return }
    // The press is over in a frame, which may change state only when it is drawn.
    if painter.context.time - startTime < duration {
      painter.isAnimating = true
    } else {
      pointer = nil
      context.enqueue(complete, in: scope)
      context.invalidate()
    }
  }

  override var isActivatable: Bool { isEnabled }

  override func activate(at time: Double) -> Bool {
    guard isEnabled else { return false }
    StateScope.run(action, in: scope)
    return true
  }

  private func check(at time: Double) {
    guard pointer != nil, time - startTime >= duration else { return }
    pointer = nil
    StateScope.run(complete, in: scope)
  }

  private func complete() {
    action()
    change?(false)
  }

  private func end() {
    guard pointer != nil else { return }
    pointer = nil
    tell(false)
  }

  private func tell(_ isPressing: Bool) {
    guard let change else { return }
    StateScope.run({ change(isPressing) }, in: scope)
  }
}
