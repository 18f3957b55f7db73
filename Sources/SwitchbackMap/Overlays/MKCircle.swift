public import Geodesy

/// The area within a distance of a place.
///
/// The distance is measured on the ground, over the sphere, so away from the equator the area appears larger, and where
/// it is large not as a circle. An area that holds a pole reaches to the edge of the map there.
open class MKCircle: MKShape, MKOverlay {
  /// The distance from the middle to the edge, in metres.
  public let radius: CLLocationDistance

  private let center: CLLocationCoordinate2D

  /// The edge, made ready to be drawn at any zoom; built when it is first needed.
  private final lazy var shape = SphericalCap(center: center, radius: radius)

  /// Creates the area within a distance of a place, in metres.
  ///
  /// A negative distance counts as 0.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = max(0, radius)
    super.init()
  }

  /// Creates the area round the middle of a rectangle that reaches as far as half of its longer side, measured on the
  /// ground in the middle.
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let side = mapRect.isNull ? 0 : max(mapRect.width, mapRect.height)
    self.init(
      center: middle,
      radius: side / 2 * MKMetersPerMapPointAtLatitude(middle.latitude)
    )
  }

  /// The middle of the area.
  override open var coordinate: CLLocationCoordinate2D { center }

  open var boundingMapRect: MKMapRect { shape.bounds }

  /// The edges of the area, with vertices so near to each other that the edge is off by less than a tolerance, in map
  /// points.
  final func rings(tolerance: Double) -> [SimplifiedRing] { shape.rings(tolerance: tolerance) }

  override package func makeRenderer() -> MKOverlayPathRenderer? {
    MKCircleRenderer(circle: self)
  }
}
