internal import Drawing

/// What annotations and their views tell the map that shows them, until it looks.
///
/// It does not hold the map, so that what it is given to can outlive that.
final class AnnotationMailbox {
  /// The surface that the map is on.
  var host: (any Host)?

  /// Whether the map is no more, so that nobody looks.
  private(set) var isClosed = false

  /// The annotations that were moved since the map looked.
  var moved: [ObjectIdentifier] = []

  /// Whether titles and collisions are to be looked at anew.
  var needsPlacement = false

  /// Whether views may have another clustering identifier than before.
  var needsGrouping = false

  /// The drawings that views with the same look share.
  var looks = MarkerLooks()

  /// Notes that an annotation was moved.
  func didMove(_ annotation: ObjectIdentifier) {
    if isClosed { return }
    moved.append(annotation)
    host?.setNeedsFrame()
  }

  /// Notes that what is said of an annotation changed.
  func didChange() {
    needsPlacement = true
    host?.setNeedsFrame()
  }

  /// Ends it with its map: it holds nothing from now on, whoever still has it.
  func close() {
    isClosed = true
    host = nil
    moved = []
    looks = MarkerLooks()
  }
}
