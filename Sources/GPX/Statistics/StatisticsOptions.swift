/// How figures about a way are computed.
public struct StatisticsOptions: Hashable, Sendable {
  /// The speed, in metres a second, at and above which somebody moves: 0.5 km/h.
  public static let defaultMovingSpeed = 0.5 / 3.6

  /// The length of way, in metres, over which a gradient is measured.
  public static let defaultGradientWindow = 100.0

  /// The shape of the earth that all lengths are measured on.
  public var distanceModel: DistanceModel

  /// What counts as climbing.
  public var smoothing: ElevationSmoothing

  /// The speed, in metres a second, at and above which the time between two points counts as moving.
  public var movingSpeed: Double

  /// Which speeds are too high to be true.
  public var speedOutliers: SpeedOutlierRule

  /// The length of way, in metres, over which a gradient is measured.
  public var gradientWindow: Double

  /// Creates options; what is left out is as described at the properties.
  ///
  /// - Precondition: the speed is finite and not negative, the window finite and positive.
  public init(
    distanceModel: DistanceModel = .meanSphere,
    smoothing: ElevationSmoothing = ElevationSmoothing(),
    movingSpeed: Double = StatisticsOptions.defaultMovingSpeed,
    speedOutliers: SpeedOutlierRule = SpeedOutlierRule(),
    gradientWindow: Double = StatisticsOptions.defaultGradientWindow
  ) {
    precondition(movingSpeed >= 0 && movingSpeed.isFinite, "the speed must be finite, not negative")
    precondition(
      gradientWindow > 0 && gradientWindow.isFinite,
      "the window must be finite and positive"
    )
    self.distanceModel = distanceModel
    self.smoothing = smoothing
    self.movingSpeed = movingSpeed
    self.speedOutliers = speedOutliers
    self.gradientWindow = gradientWindow
  }
}
