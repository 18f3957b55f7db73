public import Geodesy

/// An area on the map.
///
/// Its last place is joined to the first. `foregroundStyle` says what it is filled with, the accent colour at a third
/// of its strength by default; `stroke` gives it an edge, which it has none of by default. Holes are those of an
/// `MKPolygon`.
public struct MapPolygon: MapContent {
  public typealias Body = Never

  @usableFromInline let source: OverlaySource

  /// Creates an area with an edge through places on the earth.
  public init(coordinates: [CLLocationCoordinate2D]) {
    source = .polygon(coordinates)
  }

  /// Creates an area with an edge through places on the map.
  public init(points: [MKMapPoint]) {
    source = .polygonPoints(points)
  }

  /// Creates an area that a map view could show too.
  public init(_ polygon: MKPolygon) {
    source = .polygonShape(polygon)
  }

  @inlinable
  public static func _visit(_ content: MapPolygon, _ visitor: inout MapContentVisitor) {
    visitor.overlay(content.source)
  }
}
