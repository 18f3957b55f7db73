internal import CMath
internal import Drawing
public import Geodesy

/// An exact viewpoint over the map.
public struct MapCamera: Hashable, Sendable {
  /// What the camera looks at.
  public var centerCoordinate: CLLocationCoordinate2D

  /// From the camera to what it looks at, in metres.
  public var distance: Double

  /// The direction that points up, in degrees clockwise from north.
  public var heading: Double

  /// The tilt, in degrees; kept, and drawn as 0.
  public var pitch: Double

  /// Creates a viewpoint.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Half of the angle that the camera sees from top to bottom.
  ///
  /// MapKit's is not published; 15° is the value that is commonly measured.
  private static let halfAngle = Double.pi / 12

  /// Creates the viewpoint from which a viewport is seen.
  init(_ viewport: MapViewport) {
    let halfHeight = Double(viewport.size.height) / 2 * viewport.metersPerPoint
    self.init(
      centerCoordinate: viewport.center.coordinate,
      distance: halfHeight / tan(Self.halfAngle),
      heading: viewport.heading
    )
  }

  /// What a view of that height shows from here.
  func framing(height: Double) -> Framing {
    let halfHeight = max(distance, 0.01) * tan(Self.halfAngle)
    let metersPerPoint = halfHeight / max(height / 2, 1)
    let center = MKMapPoint(centerCoordinate)
    let scale = MKMetersPerMapPointAtLatitude(center.coordinate.latitude) / metersPerPoint
    return .center(center, scale: scale, heading: heading)
  }
}
