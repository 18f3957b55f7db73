public import Geodesy

/// An area with an edge of straight pieces, and perhaps with holes.
///
/// The last place is joined to the first. Between two places the edge takes the short way round the world; an edge that
/// goes all the way round encloses a pole, and the area reaches to the edge of the map. What is inside follows the
/// even-odd rule: what an edge encloses twice is outside.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that are left out, each an edge of its own; `nil` for none.
  public let interiorPolygons: [MKPolygon]?

  /// The edge, made ready to be drawn at any zoom; built when it is first needed.
  private(set) final lazy var ring = SimplifiedRing(mapPoints)

  /// Creates an area without holes.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates an area with holes.
  public init(
    points: UnsafePointer<MKMapPoint>,
    count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates an area without holes.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coordinates, count: count, interiorPolygons: nil)
  }

  /// Creates an area with holes.
  public init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>,
    count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(
      mapPoints: UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
    )
  }

  package init(mapPoints: [MKMapPoint], interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: mapPoints)
  }

  open var boundingMapRect: MKMapRect { ring.bounds }

  /// The middle of the rectangle that holds the area.
  override open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// The edge and those of the holes.
  final var rings: [SimplifiedRing] { [ring] + (interiorPolygons ?? []).map { $0.ring } }

  override package func makeRenderer() -> MKOverlayPathRenderer? {
    MKPolygonRenderer(polygon: self)
  }
}
