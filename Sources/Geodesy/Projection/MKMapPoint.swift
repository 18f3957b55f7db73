import CMath

/// A position on the flat map of the world: the Web Mercator projection, in map points.
///
/// The world is a square of ``MKMapSize/world``, 2²⁸ map points wide. Its origin is the north-west corner:
/// x grows to the east, y to the south. A point beyond the left or right edge is a copy of one inside,
/// whole worlds away.
public struct MKMapPoint: Hashable, Sendable {
  /// Map points east of the antimeridian.
  public var x: Double

  /// Map points south of the northern edge, which lies at 85.05° north.
  public var y: Double

  /// Creates the north-west corner of the world.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from its two distances, in map points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Projects a coordinate.
  ///
  /// A latitude beyond the edges of the map, as the poles are, is projected to the edge. A longitude beyond
  /// ±180° is projected to the copy of the world that it counts in. What is no place, because an angle is
  /// not finite or the latitude lies beyond a pole, gives a point whose x and y are not numbers.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard abs(coordinate.latitude) <= 90, coordinate.longitude.isFinite else {
      self.init(x: .nan, y: .nan)
      return
    }
    self.init(
      x: WebMercator.x(ofLongitude: coordinate.longitude),
      y: WebMercator.y(ofLatitude: coordinate.latitude)
    )
  }

  /// The coordinate at this point.
  ///
  /// A point beyond the left or right edge gives the longitude, in `-180...180`, of its copy in the world.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: WebMercator.latitude(ofY: y),
      longitude: WebMercator.longitude(ofX: x).normalizedLongitude
    )
  }

  /// The length of the great circle to another point, in metres on the ground.
  ///
  /// It is the distance between the two coordinates, see ``CLLocationCoordinate2D/distance(to:)``, and so
  /// takes the short way round the world.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    coordinate.distance(to: point.coordinate)
  }
}

/// Whether two points have the same x and y.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1 == point2
}
