public import Geodesy

/// What a map tells of its camera.
public struct MapCameraUpdateContext: Hashable, Sendable {
  /// The viewpoint.
  public let camera: MapCamera

  /// The region that is seen.
  public let region: MKCoordinateRegion

  /// The smallest upright rectangle that holds what is seen.
  public let rect: MKMapRect

  /// Creates what is told of a viewport.
  init(_ viewport: MapViewport) {
    camera = MapCamera(viewport)
    rect = viewport.visibleMapRect()
    region = MKCoordinateRegion(rect)
  }
}
