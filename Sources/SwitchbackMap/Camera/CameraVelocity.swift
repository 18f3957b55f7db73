internal import CMath
internal import Geodesy

/// How fast a camera moves.
struct CameraVelocity: Hashable, Sendable {
  /// The time over which a velocity is measured, in seconds.
  static let step = 1e-3

  /// The way of the middle to the east and to the south, in points of the screen a second.
  private var x = 0.0
  private var y = 0.0

  /// The change of the scale's natural logarithm a second.
  private var zoom = 0.0

  /// Degrees a second.
  private var heading = 0.0
  private var pitch = 0.0

  init() {}

  /// The velocity that leads from one viewport to another in so many seconds.
  init(from: MapViewport, to: MapViewport, seconds: Double) {
    x = (to.center.x - from.center.x) * to.scale / seconds
    y = (to.center.y - from.center.y) * to.scale / seconds
    zoom = log(to.scale / from.scale) / seconds
    heading = (to.heading - from.heading) / seconds
    pitch = (to.pitch - from.pitch) / seconds
  }

  static func - (left: CameraVelocity, right: CameraVelocity) -> CameraVelocity {
    var difference = left
    difference.x -= right.x
    difference.y -= right.y
    difference.zoom -= right.zoom
    difference.heading -= right.heading
    difference.pitch -= right.pitch
    return difference
  }

  /// The viewport after so many seconds at this velocity.
  func moved(_ viewport: MapViewport, for seconds: Double) -> MapViewport {
    var moved = viewport
    moved.scale *= exp(zoom * seconds)
    moved.center = MKMapPoint(
      x: viewport.center.x + x * seconds / viewport.scale,
      y: viewport.center.y + y * seconds / viewport.scale
    )
    moved.heading += heading * seconds
    moved.pitch += pitch * seconds
    return moved
  }
}
