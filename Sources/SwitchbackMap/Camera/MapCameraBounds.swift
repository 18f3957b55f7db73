public import Geodesy

/// Where the camera of a map has to stay.
public struct MapCameraBounds: Hashable, Sendable {
  let limits: CameraLimits

  /// Creates bounds that keep the middle of the map in a region, and the camera between two distances, in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKMapRect(centerCoordinateBounds),
      minimumDistance: minimumDistance,
      maximumDistance: maximumDistance
    )
  }

  /// Creates bounds that keep the middle of the map in a rectangle, and the camera between two distances, in metres.
  public init(
    centerCoordinateBounds: MKMapRect,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    limits = CameraLimits(
      boundary: centerCoordinateBounds,
      minimumDistance: minimumDistance,
      maximumDistance: maximumDistance
    )
  }

  /// Creates bounds that keep the camera between two distances, in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    limits = CameraLimits(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
  }
}
