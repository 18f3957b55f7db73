public import Geodesy

/// The area within a distance of a place.
///
/// `foregroundStyle` says what it is filled with, the accent colour at a third of its strength by default; `stroke`
/// gives it an edge, which it has none of by default.
public struct MapCircle: MapContent {
  public typealias Body = Never

  @usableFromInline let source: OverlaySource

  /// Creates the area within a distance of a place, in metres on the ground.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    source = .circle(coordinate, radius)
  }

  /// Creates the area round the middle of a rectangle that reaches as far as half of its longer side.
  public init(mapRect: MKMapRect) {
    source = .circleIn(mapRect)
  }

  /// Creates an area that a map view could show too.
  public init(_ circle: MKCircle) {
    source = .circleShape(circle)
  }

  @inlinable
  public static func _visit(_ content: MapCircle, _ visitor: inout MapContentVisitor) {
    visitor.overlay(content.source)
  }
}
