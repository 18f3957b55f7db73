internal import Drawing
public import Geodesy

/// An exact viewpoint over the map.
public struct MapCamera: Hashable, Sendable {
  /// What the camera looks at.
  public var centerCoordinate: CLLocationCoordinate2D

  /// From the camera to what it looks at, in metres.
  public var distance: Double

  /// The direction that points up, in degrees clockwise from north.
  public var heading: Double

  /// The tilt, in degrees from straight down.
  ///
  /// The map keeps it and gives it back, and is drawn flat whatever it is: distances on the map are those of a camera
  /// that looks straight down from ``distance``.
  public var pitch: Double

  /// Creates a viewpoint.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Creates the viewpoint of a camera of `MKMapView`.
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate,
      distance: camera.centerCoordinateDistance,
      heading: camera.heading,
      pitch: camera.pitch
    )
  }

  /// Creates the viewpoint from which a viewport is seen.
  init(_ viewport: MapViewport) {
    self.init(
      centerCoordinate: viewport.center.coordinate,
      distance: CameraLens.distance(
        scale: viewport.scale,
        height: Double(viewport.size.height),
        center: viewport.center
      ),
      heading: viewport.heading,
      pitch: viewport.pitch
    )
  }
}
