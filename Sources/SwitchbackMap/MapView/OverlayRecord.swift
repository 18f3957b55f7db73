/// An overlay that a map shows, and how it is drawn.
final class OverlayRecord {
  private(set) var overlay: any MKOverlay
  var level: MKOverlayLevel
  var presence: Presence

  /// Made when the overlay is first drawn.
  var renderer: MKOverlayRenderer?

  /// Where it lies in its level; a higher one is drawn later.
  var order: Double

  /// Called once when the overlay has faded.
  var onGone: (() -> Void)?

  /// Whether it was removed and stays only until it has faded.
  var isLeaving: Bool { presence.target == 0 }

  init(_ overlay: any MKOverlay, level: MKOverlayLevel, order: Double) {
    self.overlay = overlay
    self.level = level
    self.order = order
    presence = Presence(1)
  }

  /// Puts another overlay in the place of this one.
  func replace(_ overlay: any MKOverlay, renderer: MKOverlayRenderer) {
    self.overlay = overlay
    self.renderer = renderer
  }
}
