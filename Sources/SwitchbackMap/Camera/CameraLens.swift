internal import CMath
internal import Drawing
internal import Geodesy

/// How a camera's distance from the ground and the scale of a flat map stand to each other.
enum CameraLens {
  /// Half of the angle that the camera sees from the top of the view to its bottom.
  ///
  /// MapKit's is not published; 15° is the value that is commonly measured.
  static let halfAngle = Double.pi / 12

  /// The shortest distance that a camera is held at, in metres: nearer there is nothing to see.
  private static let nearest = 0.01

  /// The points of the screen that one map point takes, seen from so many metres in a view of that height.
  static func scale(distance: Double, height: Double, center: MKMapPoint) -> Double {
    let halfHeight = max(distance, nearest) * tan(halfAngle)
    let metersPerPoint = halfHeight / max(height / 2, 1)
    return metersPerMapPoint(at: center) / metersPerPoint
  }

  /// The metres from which a view of that height shows the map at that scale.
  static func distance(scale: Double, height: Double, center: MKMapPoint) -> Double {
    max(height / 2, 1) * metersPerMapPoint(at: center) / scale / tan(halfAngle)
  }

  private static func metersPerMapPoint(at center: MKMapPoint) -> Double {
    MKMetersPerMapPointAtLatitude(center.coordinate.latitude)
  }
}
