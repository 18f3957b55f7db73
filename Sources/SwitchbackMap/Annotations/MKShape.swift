public import Geodesy

/// A thing on the map with a title and a subtitle.
open class MKShape: MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public var title: String? { didSet { didChange() } }

  public var subtitle: String? { didSet { didChange() } }

  /// What the maps that show this are told by.
  private(set) var mailboxes: [AnnotationMailbox] = []

  init(title: String? = nil, subtitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
  }

  /// Whether every change of the place is told of, so that a map need not look in each frame.
  var tellsOfMoves: Bool { false }

  /// Lets the maps draw what changed.
  func didChange() {
    for mailbox in mailboxes { mailbox.didChange() }
  }

  func connect(to mailbox: AnnotationMailbox) {
    mailboxes.append(mailbox)
  }

  func disconnect(from mailbox: AnnotationMailbox) {
    mailboxes.removeAll { $0 === mailbox }
  }
}
