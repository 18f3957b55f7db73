extension CLLocationCoordinate2D {
  /// The largest number of pieces that ``greatCircle(to:spacing:)`` cuts a great circle into.
  ///
  /// Half the way round the earth, a piece is then 305 m long.
  public static let maximumGreatCirclePieces = 65_536

  /// The coordinate at a fraction of the great circle to another one.
  ///
  /// 0 gives this coordinate and 1 the other, exactly. Between antipodes any great circle is a shortest
  /// one; the one that is taken depends on rounding.
  public func interpolated(
    to other: CLLocationCoordinate2D,
    fraction: Double
  ) -> CLLocationCoordinate2D {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return coordinate(at: distance(to: other) * fraction, bearing: initialBearing(to: other))
  }

  /// The great circle to another coordinate, as a line whose points lie no more than a spacing apart.
  ///
  /// Both ends are part of the line. The points are evenly spaced, and there are no more than
  /// ``maximumGreatCirclePieces`` pieces, whatever the spacing, which is in metres and greater than 0. An
  /// end that is not finite gives the two ends alone.
  public func greatCircle(
    to other: CLLocationCoordinate2D,
    spacing: CLLocationDistance
  ) -> [CLLocationCoordinate2D] {
    precondition(spacing > 0, "the spacing of a great circle is not positive")
    let length = distance(to: other)
    guard length.isFinite else { return [self, other] }
    let wanted = (length / spacing).rounded(.up)
    let pieces = Int(max(1, min(wanted, Double(Self.maximumGreatCirclePieces))))
    let bearing = initialBearing(to: other)
    var line = [self]
    line.reserveCapacity(pieces + 1)
    for index in 1..<max(1, pieces) {
      line.append(coordinate(at: length * Double(index) / Double(pieces), bearing: bearing))
    }
    line.append(other)
    return line
  }
}
