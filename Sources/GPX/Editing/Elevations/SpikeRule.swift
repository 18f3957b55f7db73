/// Which elevations are spikes: those that differ too much from the median of their surroundings.
///
/// An elevation is a spike if it differs from the median of the elevations around it by more than
/// ``threshold`` times their spread, and by more than ``minimumDeviation``. The spread is 1.4826 times the
/// median of the differences from the median, which for normal noise is the standard deviation. The
/// surroundings are so many elevations before it and after it, whatever their distance, and it itself.
///
/// This is the Hampel filter: F. R. Hampel, *The influence curve and its role in robust estimation*, Journal
/// of the American Statistical Association 69 (1974); R. K. Pearson, *Outliers in process modeling and
/// identification*, IEEE Transactions on Control Systems Technology 10 (1), 2002.
public struct SpikeRule: Hashable, Sendable {
  /// How many elevations on each side count; so up to as many spikes in a row are found.
  public var reach: Int

  /// How many times the spread an elevation may differ from the median.
  public var threshold: Double

  /// The metres that an elevation may differ from the median in any case.
  public var minimumDeviation: Double

  /// The largest ``reach``: the work grows with it.
  public static let maximumReach = 1000

  /// Creates a rule.
  ///
  /// - Precondition: the reach is in `1...maximumReach`, the others are finite and not negative.
  public init(reach: Int = 5, threshold: Double = 3, minimumDeviation: Double = 10) {
    precondition(reach > 0 && reach <= Self.maximumReach, "the reach must be in 1...1000")
    precondition(threshold >= 0 && threshold.isFinite, "the threshold must be finite")
    precondition(minimumDeviation >= 0 && minimumDeviation.isFinite, "the deviation must be finite")
    self.reach = reach
    self.threshold = threshold
    self.minimumDeviation = minimumDeviation
  }

  /// The factor from the median of absolute differences to the standard deviation of normal noise:
  /// 1 / Φ⁻¹(3/4).
  static let normalFactor = 1.482_602_218_505_602
}

/// What takes the place of a spike.
public enum SpikeReplacement: Hashable, Sendable {
  /// Nothing: the point has no elevation then.
  case nothing

  /// The median of the elevations around it.
  case median
}
