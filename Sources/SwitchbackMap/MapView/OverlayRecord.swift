/// An overlay that a map shows, and how it is drawn.
final class OverlayRecord: ShownRecord {
  private(set) var overlay: any MKOverlay
  var level: MKOverlayLevel

  /// Made when the overlay is first drawn.
  var renderer: MKOverlayRenderer?

  init(_ overlay: any MKOverlay, level: MKOverlayLevel, order: Double) {
    self.overlay = overlay
    self.level = level
    super.init(order: order)
  }

  /// Puts another overlay in the place of this one.
  func replace(_ overlay: any MKOverlay, renderer: MKOverlayRenderer) {
    self.overlay = overlay
    self.renderer = renderer
  }
}
