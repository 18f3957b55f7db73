extension CLLocationCoordinate2D {
  /// The length of the shortest way to another coordinate on the WGS 84 ellipsoid, in metres.
  ///
  /// It is right to some nanometres for every pair, antipodes included. An angle that is not finite, or a
  /// latitude beyond a pole, gives NaN.
  ///
  /// Source: C. F. F. Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013) 43–55.
  public func geodesicDistance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    guard
      abs(latitude) <= 90, abs(other.latitude) <= 90,
      longitude.isFinite, other.longitude.isFinite
    else { return .nan }
    return GeodesicInverse(from: self, to: other).distance
  }
}
