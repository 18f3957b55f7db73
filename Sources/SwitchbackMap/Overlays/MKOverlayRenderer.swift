internal import Drawing
internal import SwitchbackUI

/// Draws an overlay.
open class MKOverlayRenderer {
  /// What is drawn.
  public let overlay: any MKOverlay

  /// How much of the overlay covers what is below it, between 0 and 1.
  public var alpha: Double = 1

  /// Creates a renderer that draws nothing.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
  }

  /// Draws the part of the overlay that the viewport shows.
  func draw(into commands: inout DrawingCommands, viewport: MapViewport, context: RenderContext) {}
}
