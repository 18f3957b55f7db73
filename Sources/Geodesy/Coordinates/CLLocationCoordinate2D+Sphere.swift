import CMath

extension CLLocationCoordinate2D {
  /// The length of the great circle to another coordinate, in metres.
  ///
  /// The earth is taken as a sphere of ``Earth/meanRadius``, so the result can differ from
  /// ``geodesicDistance(to:)`` by up to 0.6 %. An angle that is infinite or not a number gives NaN.
  ///
  /// Source: the haversine formula, R. W. Sinnott, *Virtues of the Haversine*, Sky & Telescope 68 (2),
  /// 1984. Beyond a quarter of the circle the haversine to the antipode is used, since the arc sine loses
  /// half of its digits near 1.
  public func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    Earth.meanRadius * centralAngle(to: other)
  }

  /// The direction in which the great circle to another coordinate starts, in `0..<360`.
  ///
  /// Two equal coordinates give 0. From a pole, the direction counts from the meridian of the pole's
  /// longitude.
  public func initialBearing(to other: CLLocationCoordinate2D) -> CLLocationDirection {
    let latitude1 = latitude.inRadians
    let latitude2 = other.latitude.inRadians
    let turn = (other.longitude - longitude).inRadians
    let halfTurn = sin(turn / 2)
    let east = sin(turn) * cos(latitude2)
    // cos φ₁ sin φ₂ − sin φ₁ cos φ₂ cos Δλ, without the cancellation between near points.
    let north =
      sin(latitude2 - latitude1) + 2 * sin(latitude1) * cos(latitude2) * halfTurn * halfTurn
    let bearing = atan2(east, north).inDegrees
    guard bearing < 0 else { return bearing }
    // The sum rounds to 360 for the smallest of angles.
    return bearing + 360 < 360 ? bearing + 360 : 0
  }

  /// The coordinate at a distance in metres along the great circle that starts with a bearing.
  ///
  /// The earth is taken as a sphere of ``Earth/meanRadius``. A negative distance goes backwards. The
  /// longitude of the result is in `-180...180`.
  public func coordinate(
    at distance: CLLocationDistance,
    bearing: CLLocationDirection
  ) -> CLLocationCoordinate2D {
    let arc = distance / Earth.meanRadius
    let direction = bearing.inRadians
    let start = latitude.inRadians
    // The end on the unit sphere, with the x axis through the start's meridian on the equator.
    let x = cos(start) * cos(arc) - sin(start) * sin(arc) * cos(direction)
    let y = sin(arc) * sin(direction)
    let z = sin(start) * cos(arc) + cos(start) * sin(arc) * cos(direction)
    return CLLocationCoordinate2D(
      latitude: atan2(z, hypot(x, y)).inDegrees,
      longitude: (longitude + atan2(y, x).inDegrees).normalizedLongitude
    )
  }

  /// The angle at the centre of the earth to another coordinate, in radians.
  private func centralAngle(to other: CLLocationCoordinate2D) -> Double {
    let latitude1 = latitude.inRadians
    let latitude2 = other.latitude.inRadians
    let halfTurn = (other.longitude - longitude).inRadians / 2
    let cosines = cos(latitude1) * cos(latitude2)
    let halfClimb = sin((latitude2 - latitude1) / 2)
    let halfArc = sin(halfTurn)
    let haversine = halfClimb * halfClimb + cosines * halfArc * halfArc
    if haversine <= 0.5 { return 2 * asin(haversine.squareRoot()) }

    let halfSum = sin((latitude1 + latitude2) / 2)
    let halfRest = cos(halfTurn)
    let antipodal = halfSum * halfSum + cosines * halfRest * halfRest
    return .pi - 2 * asin(antipodal.squareRoot())
  }
}
