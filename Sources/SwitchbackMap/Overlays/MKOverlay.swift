public import Geodesy

/// A thing that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle that holds it. It may lie beyond the edge of the world, where the thing crosses it.
  var boundingMapRect: MKMapRect { get }
}

/// Where an overlay lies among the parts of the map.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads
  case aboveLabels
}
