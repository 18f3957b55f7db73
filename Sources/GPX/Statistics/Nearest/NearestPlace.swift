public import Geodesy

/// The place of a way that is nearest to a coordinate.
public struct NearestPlace: Hashable, Sendable {
  /// Where on the way it is.
  public let position: WayPosition

  /// Where on the earth it is.
  public let coordinate: CLLocationCoordinate2D

  /// The metres from the coordinate that was asked for, on the mean sphere.
  public let distance: Double
}
