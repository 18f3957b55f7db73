import CMath

/// A point of the unit sphere, as a vector from the centre: x through the equator at Greenwich, z through the
/// north pole.
///
/// It has neither poles nor an antimeridian that would need cases of their own.
typealias UnitVector = SIMD3<Double>

extension SIMD3<Double> {
  /// The point at a latitude and a longitude, in degrees.
  init(latitude: Double, longitude: Double) {
    let north = SineCosine(degrees: latitude)
    let east = SineCosine(degrees: longitude)
    self.init(north.cosine * east.cosine, north.cosine * east.sine, north.sine)
  }

  /// The coordinate that this vector, of any length but 0, points to.
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan2(z, hypot(x, y)).inDegrees,
      longitude: atan2(y, x).inDegrees
    )
  }

  /// The scalar product with another vector.
  func dot(_ other: SIMD3<Double>) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  /// The square of the length of the straight line to another vector.
  func squaredChord(to other: SIMD3<Double>) -> Double {
    let difference = self - other
    return difference.dot(difference)
  }
}
