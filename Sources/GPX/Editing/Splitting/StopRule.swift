/// What counts as a stop: staying in a small space for some time.
///
/// It works with receivers that jump about while they stand still, unlike a limit of speed.
public struct StopRule: Hashable, Sendable {
  /// The seconds that a stop lasts at least.
  public var minimumDuration: Double

  /// The metres of the space: the side of a cube that holds all points of the stop.
  ///
  /// The cube has its sides along the axis of the earth and the meridian of Greenwich.
  public var size: Double

  /// Creates a rule; the default is two minutes within 30 m.
  ///
  /// - Precondition: both are finite and greater than 0.
  public init(minimumDuration: Double = 120, size: Double = 30) {
    precondition(
      minimumDuration > 0 && minimumDuration.isFinite,
      "the duration must be finite and greater than 0"
    )
    precondition(size > 0 && size.isFinite, "the size must be finite and greater than 0")
    self.minimumDuration = minimumDuration
    self.size = size
  }
}
