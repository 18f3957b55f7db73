/// An overlay that a map shows, and how it is drawn.
final class OverlayRecord: ShownRecord {
  /// Whether a record of a list no longer stands where it did.
  final class Mark {
    var isOutOfOrder = false
  }

  private(set) var overlay: any MKOverlay

  /// Where it lies among the parts of the map.
  var level: MKOverlayLevel { didSet { if level != oldValue { mark?.isOutOfOrder = true } } }

  override var order: Double { didSet { if order != oldValue { mark?.isOutOfOrder = true } } }

  /// Called once when it has left for good.
  var onGone: (() -> Void)?

  /// That of the list which the record is in.
  var mark: Mark?

  /// Made when the overlay is first drawn.
  var renderer: MKOverlayRenderer?

  init(_ overlay: any MKOverlay, level: MKOverlayLevel, order: Double) {
    self.overlay = overlay
    self.level = level
    super.init(order: order)
  }

  /// Puts another overlay in the place of this one.
  func replace(
    _ overlay: any MKOverlay,
    renderer: MKOverlayRenderer,
    mailbox: AnnotationMailbox
  ) {
    disconnect(from: mailbox)
    self.overlay = overlay
    self.renderer = renderer
    connect(to: mailbox)
  }

  /// Lets the overlay tell a map of its changes.
  func connect(to mailbox: AnnotationMailbox) {
    (overlay as? MKShape)?.connect(to: mailbox)
  }

  /// Ends what `connect(to:)` began.
  func disconnect(from mailbox: AnnotationMailbox) {
    (overlay as? MKShape)?.disconnect(from: mailbox)
  }
}
