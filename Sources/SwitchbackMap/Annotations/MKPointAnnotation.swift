public import Geodesy

/// A thing that stands at one place and can be moved.
open class MKPointAnnotation: MKShape {
  override open var coordinate: CLLocationCoordinate2D {
    get { location }
    set {
      guard location != newValue else { return }
      location = newValue
      for mailbox in openMailboxes() { mailbox.didMove(identity) }
    }
  }

  private var location: CLLocationCoordinate2D

  /// Creates an annotation at 0° north, 0° east.
  public init() {
    location = CLLocationCoordinate2D()
    super.init()
  }

  /// Creates an annotation at a place.
  public init(
    coordinate: CLLocationCoordinate2D,
    title: String? = nil,
    subtitle: String? = nil
  ) {
    location = coordinate
    super.init(title: title, subtitle: subtitle)
  }

  #if hasFeature(Embedded)
  /// Whether the owner knows that this is no subclass which keeps its place elsewhere.
  final var isPlain = false
  override package var tellsOfMoves: Bool { isPlain }
  #else
  override package var tellsOfMoves: Bool { type(of: self) == MKPointAnnotation.self }
  #endif
}
