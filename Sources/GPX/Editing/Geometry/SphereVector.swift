import CMath
import Geodesy

/// A place as a vector of length 1 from the centre of the earth.
///
/// In this form neither poles nor the antimeridian are special.
struct SphereVector {
  /// Towards the meridian of Greenwich on the equator.
  var x: Double
  /// Towards 90° east on the equator.
  var y: Double
  /// Towards the north pole.
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The place at two angles in degrees.
  init(latitude: Double, longitude: Double) {
    let north = latitude * (.pi / 180)
    let east = longitude * (.pi / 180)
    let radius = cos(north)
    self.init(radius * cos(east), radius * sin(east), sin(north))
  }

  @inline(__always)
  static func - (left: SphereVector, right: SphereVector) -> SphereVector {
    SphereVector(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  @inline(__always)
  static func + (left: SphereVector, right: SphereVector) -> SphereVector {
    SphereVector(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  @inline(__always)
  static func * (vector: SphereVector, factor: Double) -> SphereVector {
    SphereVector(vector.x * factor, vector.y * factor, vector.z * factor)
  }

  @inline(__always)
  func dot(_ other: SphereVector) -> Double { x * other.x + y * other.y + z * other.z }

  @inline(__always)
  func cross(_ other: SphereVector) -> SphereVector {
    SphereVector(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }

  @inline(__always)
  var squaredLength: Double { dot(self) }

  /// The angle to another place in radians, right for near places and for antipodes.
  func angle(to other: SphereVector) -> Double {
    2 * atan2((self - other).squaredLength.squareRoot(), (self + other).squaredLength.squareRoot())
  }

  /// The place that a vector of any length but 0 points to.
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan2(z, hypot(x, y)) * (180 / .pi),
      longitude: atan2(y, x) * (180 / .pi)
    )
  }

  /// The metres to another place on a sphere of the mean radius.
  func distance(to other: SphereVector) -> Double { Earth.meanRadius * angle(to: other) }
}

extension TrackSegment {
  /// The places of all points.
  var places: [SphereVector] {
    var result: [SphereVector] = []
    result.reserveCapacity(count)
    for row in 0..<count {
      result.append(SphereVector(latitude: latitudes[row], longitude: longitudes[row]))
    }
    return result
  }
}
