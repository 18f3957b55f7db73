public import Geodesy

/// A thing that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle that holds it. It may lie beyond the edge of the world, where the thing crosses it.
  var boundingMapRect: MKMapRect { get }

  /// Whether the overlay has something in a part of the map.
  ///
  /// By default it has where that part meets its rectangle, or a copy of it in another world.
  func intersects(_ mapRect: MKMapRect) -> Bool

  /// Whether the overlay hides all of the map below it, so that this need not be drawn; by default it does not.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool {
    !boundingMapRect.worldCopies(meeting: mapRect).isEmpty
  }

  public var canReplaceMapContent: Bool { false }
}
