internal import Drawing

/// Makes gestures of keys.
enum KeyRecognizer {
  /// How far an arrow key goes, in points; three times as far with shift.
  private static let step = 80.0

  /// How much more a key does with shift.
  private static let shiftFactor = 3.0

  static func gesture(for event: InputEvent) -> MapGesture? {
    guard event.modifiers.isDisjoint(with: [.control, .command, .option]) else { return nil }
    let factor = event.modifiers.contains(.shift) ? shiftFactor : 1
    switch event.key {
    case .leftArrow: return .pan(x: -step * factor, y: 0)
    case .rightArrow: return .pan(x: step * factor, y: 0)
    case .upArrow: return .pan(x: 0, y: -step * factor)
    case .downArrow: return .pan(x: 0, y: step * factor)
    case .plus: return .zoomStep(factor)
    case .minus: return .zoomStep(-factor)
    case .zero, .home: return .home
    case .escape: return .deselect
    default: return nil
    }
  }
}
