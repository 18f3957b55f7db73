internal import Drawing

/// Makes gestures of keys.
enum KeyRecognizer {
  /// How far an arrow key goes, in points; three times as far with shift.
  private static let step = 80.0

  static func gestures(for event: InputEvent) -> [MapGesture]? {
    guard event.modifiers.isDisjoint(with: [.control, .command, .option]) else { return nil }
    let factor = event.modifiers.contains(.shift) ? 3.0 : 1.0
    switch event.key {
    case .leftArrow: return [.pan(x: -step * factor, y: 0)]
    case .rightArrow: return [.pan(x: step * factor, y: 0)]
    case .upArrow: return [.pan(x: 0, y: -step * factor)]
    case .downArrow: return [.pan(x: 0, y: step * factor)]
    // On many keyboards a plus is typed with shift, so shift cannot mean more there.
    case .plus: return [.zoomStep(1)]
    case .minus: return [.zoomStep(-1)]
    case .zero, .home: return [.home]
    case .escape: return [.deselect]
    default: return nil
    }
  }
}
