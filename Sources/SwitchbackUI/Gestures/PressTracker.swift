internal import Drawing

/// Follows a pointer that presses something, and tells when that is a tap.
struct PressTracker {
  enum Outcome {
    /// Not a press, or none of this pointer.
    case ignored
    case used
    case tapped
  }

  /// How far beside its start a finger may leave what it pressed, in points.
  private static let reach: CGFloat = 20

  private static let fading = Animation.easeOut(duration: 0.15)

  private var pointer: Int32?

  /// How much the press shows: 0 not, 1 fully.
  private(set) var level = AnimatedNumber(0)

  mutating func handle(_ event: InputEvent, in frame: CGRect) -> Outcome {
    switch event.kind {
    case .pointerDown:
      if pointer != nil { return .used }
      guard event.isMainButton else { return .ignored }
      pointer = event.pointer
      level.go(to: 1, by: nil, at: event.time)
      return .used
    case .pointerMove:
      guard pointer == event.pointer else { return .ignored }
      show(reaches(event, frame), at: event.time)
      return .used
    case .pointerUp:
      guard pointer == event.pointer else { return .ignored }
      pointer = nil
      show(false, at: event.time)
      return reaches(event, frame) ? .tapped : .used
    case .pointerCancel:
      guard pointer == event.pointer else { return .ignored }
      pointer = nil
      show(false, at: event.time)
      return .used
    default: return .ignored
    }
  }

  mutating func level(in painter: inout Painter) -> Double {
    painter.value(of: &level)
  }

  private func reaches(_ event: InputEvent, _ frame: CGRect) -> Bool {
    frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(event.location)
  }

  private mutating func show(_ isPressed: Bool, at time: Double) {
    level.go(to: isPressed ? 1 : 0, by: Self.fading, at: time)
  }
}

extension InputEvent {
  /// Whether the press is one that operates things: a finger, or the main button, or one that is not named.
  var isMainButton: Bool { buttons == 0 || buttons & 1 != 0 }

  /// Whether the key operates what has the focus.
  var activates: Bool { kind == .keyDown && (key == .returnKey || key == .space) }
}
