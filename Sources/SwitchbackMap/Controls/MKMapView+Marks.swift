internal import Drawing
internal import SwitchbackUI

extension MKMapView {
  /// How much of the accent colour fills a rectangle that is drawn.
  private static let boxOpacity = 0.16

  /// The width of the line round what the keyboard's focus is on.
  private static let focusWidth: CGFloat = 3

  /// Draws the rectangle that a person draws to be zoomed to.
  func drawBox(into commands: inout DrawingCommands, context: RenderContext) {
    guard let boxZoom else { return }
    let color = environment.tintColor.resolved(in: context.colorScheme)
    commands.fill(boxZoom, with: color.multiplyingOpacity(by: Self.boxOpacity))
    commands.stroke(Path(boxZoom), with: color, style: StrokeStyle(lineWidth: 1.5))
  }

  /// Draws a line within the edges while keys go to the map and to no annotation on it.
  func drawFocus(into commands: inout DrawingCommands, context: RenderContext) {
    guard showsFocus, focusedRecord == nil, host?.showsFocus != true else { return }
    let inset = Self.focusWidth / 2
    commands.stroke(
      Path(bounds.insetBy(dx: inset, dy: inset)),
      with: environment.tintColor.resolved(in: context.colorScheme),
      style: StrokeStyle(lineWidth: Self.focusWidth)
    )
  }
}
