public import Geodesy

/// A thing on the map with a title and a subtitle.
open class MKShape: MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public var title: String? { didSet { didChange() } }

  public var subtitle: String? { didSet { didChange() } }

  /// What the maps that show this are told by.
  private(set) final var mailboxes: [AnnotationMailbox] = []

  package init(title: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }

  /// Whether every change of the place is told of, so that a map need not look in each frame.
  package var tellsOfMoves: Bool { false }

  /// A renderer for a map whose user gives it none; `nil` where the shape covers nothing.
  ///
  /// Each shape knows its own, so that a program has only those that it can use.
  package func makeRenderer() -> MKOverlayPathRenderer? { nil }

  /// Lets the maps draw what changed.
  final func didChange() {
    for mailbox in openMailboxes() { mailbox.didChange() }
  }

  /// What the maps are told by that are still there; those of others are forgotten.
  final func openMailboxes() -> [AnnotationMailbox] {
    if mailboxes.contains(where: { $0.isClosed }) { mailboxes.removeAll { $0.isClosed } }
    return mailboxes
  }

  final func connect(to mailbox: AnnotationMailbox) {
    mailboxes.removeAll { $0.isClosed }
    mailboxes.append(mailbox)
  }

  final func disconnect(from mailbox: AnnotationMailbox) {
    mailboxes.removeAll { $0 === mailbox }
  }
}
