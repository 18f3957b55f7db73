internal import Drawing
internal import Geodesy

/// A way of the camera that a program describes.
struct CameraKeyframes {
  /// When it starts.
  let start: Double

  /// The seconds that it takes.
  let duration: Double

  /// The viewpoint after so many seconds.
  let camera: (Double) -> MapCamera

  /// When it ends.
  var end: Double { start + max(0, duration.isFinite ? duration : 0) }

  func viewport(at time: Double, size: CGSize) -> MapViewport {
    let camera = camera(min(max(time, start), end) - start)
    let center = MKMapPoint(camera.centerCoordinate)
    return MapViewport(
      size: size,
      center: center,
      scale: CameraLens.scale(
        distance: camera.distance,
        height: Double(size.height),
        center: center
      ),
      heading: camera.heading,
      pitch: camera.pitch
    )
  }
}
