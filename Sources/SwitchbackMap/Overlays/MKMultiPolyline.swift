public import Geodesy

/// Lines that are drawn as one overlay, in one style; they are not joined.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]

  public let boundingMapRect: MKMapRect

  /// Creates an overlay of lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    var extent = MapExtent()
    for polyline in polylines { extent.include(polyline.boundingMapRect) }
    boundingMapRect = extent.rect
    super.init()
  }

  /// The middle of the rectangle that holds the lines.
  override open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  override package func makeRenderer() -> MKOverlayPathRenderer? {
    MKMultiPolylineRenderer(multiPolyline: self)
  }
}
