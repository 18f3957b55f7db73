public import Geodesy

/// Areas that are drawn as one overlay, in one style.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]

  public let boundingMapRect: MKMapRect

  /// Creates an overlay of areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    var extent = MapExtent()
    for polygon in polygons { extent.include(polygon.boundingMapRect) }
    boundingMapRect = extent.rect
    super.init()
  }

  /// The middle of the rectangle that holds the areas.
  override open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  override package func makeRenderer() -> MKOverlayPathRenderer? {
    MKMultiPolygonRenderer(multiPolygon: self)
  }
}
