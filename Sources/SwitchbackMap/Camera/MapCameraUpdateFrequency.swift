/// How often a map tells of its camera.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool

  /// When the map comes to rest.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)

  /// With every frame that shows the map from elsewhere.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}
