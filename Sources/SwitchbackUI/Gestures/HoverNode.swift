internal import Drawing

/// Tells when a pointer comes over a node and leaves it, and where it moves.
final class HoverNode: WrapperNode {
  var action: (Bool) -> Void = { _ in }
  var move: ((HoverPhase) -> Void)?
  var space = CoordinateSpace.local
  var spaces = CoordinateSpaces()
  var scope: StateTable?

  override var wantsHover: Bool { true }

  override func hover(_ isOver: Bool, _ event: InputEvent) {
    StateScope.run({ action(isOver) }, in: scope)
    if let move {
      let phase: HoverPhase = isOver ? .active(place(of: event)) : .ended
      StateScope.run({ move(phase) }, in: scope)
    }
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard event.kind == .pointerMove, let move else { return false }
    let phase = HoverPhase.active(place(of: event))
    StateScope.run({ move(phase) }, in: scope)
    // The views below it get the move, too.
    return false
  }

  private func place(of event: InputEvent) -> CGPoint {
    spaces.point(event.location, of: frame, in: space)
  }
}
