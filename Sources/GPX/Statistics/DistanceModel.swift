public import Geodesy

/// The shape of the earth that lengths are measured on.
public enum DistanceModel: Hashable, Sendable, CaseIterable {
  /// A sphere of the mean radius, 6 371 008.8 m, measured by the haversine formula.
  ///
  /// Lengths differ from those on the ellipsoid by up to 0.6 %, and by some 0.1 % on most ways.
  case meanSphere

  /// The WGS 84 ellipsoid, on which GPX states its coordinates, measured along geodesics.
  ///
  /// A distance is right to some nanometres, antipodes included, and takes a few times as long as on the sphere.
  case wgs84

  /// The metres between two places, both at sea level.
  public func distance(
    from first: CLLocationCoordinate2D,
    to second: CLLocationCoordinate2D
  )
    -> Double
  {
    switch self {
    case .meanSphere: first.distance(to: second)
    case .wgs84: first.geodesicDistance(to: second)
    }
  }
}
