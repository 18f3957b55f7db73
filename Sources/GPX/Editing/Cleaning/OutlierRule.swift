/// Which points are outliers: those that could only be reached faster than anybody travelled.
///
/// Two points fit together if the way from one to the other takes no more than ``maximumSpeed``. Of all
/// choices of points, the one is taken that keeps most of them and has the fewest jumps, where neighbours
/// do not fit; a jump counts as much as half of ``maximumRun`` points that are left out. Points one behind
/// the other that fit together stay or go together. So those are left out that are few and wrong against
/// the rest, even the first or several in a row; but where a recorder was somewhere else for long, both
/// places stay, with the jump between them.
public struct OutlierRule: Hashable, Sendable {
  /// The metres a second that nobody exceeded.
  public var maximumSpeed: Double

  /// How many points in a row may be left out between two that fit together; half as many at an end.
  public var maximumRun: Int

  /// The seconds that times are exact to: so long a way takes at least.
  ///
  /// Many recorders write whole seconds, and two points in one second.
  public var timeResolution: Double

  /// Creates a rule.
  ///
  /// - Precondition: the speed is finite and greater than 0, the others are not negative.
  public init(maximumSpeed: Double, maximumRun: Int = 20, timeResolution: Double = 1) {
    precondition(maximumSpeed > 0 && maximumSpeed.isFinite, "the speed must be greater than 0")
    precondition(maximumRun >= 0, "a run must not be negative")
    precondition(
      timeResolution >= 0 && timeResolution.isFinite,
      "the resolution must be finite and not negative"
    )
    self.maximumSpeed = maximumSpeed
    self.maximumRun = maximumRun
    self.timeResolution = timeResolution
  }
}
