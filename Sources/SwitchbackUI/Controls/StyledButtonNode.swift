internal import Drawing

/// A button on the screen that a style of the program shows, pressed or not.
final class StyledButtonNode: ButtonNode {
  override func draw(_ painter: inout Painter) {
    label?.draw(&painter)
    drawFocus(&painter, round: frame, cornerRadius: 2)
  }

  override func handle(_ event: InputEvent) -> Bool {
    let wasPressed = isPressed
    let isUsed = super.handle(event)
    if isPressed != wasPressed { context.invalidate() }
    return isUsed
  }
}
