/// Which speeds are too high to be true: Hampel's rule.
///
/// A speed is compared with those around it. It is rejected where it exceeds their median *m* by more than a number
/// of deviations *S* = 1.4826 · MAD, where MAD is the median of the distances from *m*, and the factor makes *S* the
/// standard deviation of numbers with a normal distribution. Where speeds hardly vary, a share of *m* takes the place
/// of a smaller *S*. Only intervals in which somebody moves are compared, so that a start after a halt is none.
///
/// Median and MAD are not moved by outliers as long as less than half of the speeds are some, so the rule finds the
/// two wrong speeds of a position that jumps away and back, and leaves a sprint that lasts.
///
/// Sources: F. R. Hampel, *The influence curve and its role in robust estimation*, Journal of the American
/// Statistical Association 69 (1974) 383–393; R. K. Pearson, *Outliers in process modeling and identification*, IEEE
/// Transactions on Control Systems Technology 10 (2002) 55–63.
public struct SpeedOutlierRule: Hashable, Sendable {
  /// How many speeds on each side one is compared with; fewer at the ends of a segment.
  ///
  /// 0 rejects none.
  public var neighbours: Int

  /// How many deviations above the median a speed may lie.
  public var deviations: Double

  /// The smallest deviation, as a share of the median.
  public var smallestDeviation: Double

  /// Creates a rule; the default compares with 5 speeds on each side and rejects what lies more than 3 deviations of
  /// at least 10 % above the median.
  ///
  /// - Precondition: no number is negative, and all are finite.
  public init(neighbours: Int = 5, deviations: Double = 3, smallestDeviation: Double = 0.1) {
    precondition(neighbours >= 0, "the number of neighbours must not be negative")
    precondition(deviations >= 0 && deviations.isFinite, "the deviations must be finite")
    precondition(
      smallestDeviation >= 0 && smallestDeviation.isFinite,
      "the smallest deviation must be finite"
    )
    self.neighbours = neighbours
    self.deviations = deviations
    self.smallestDeviation = smallestDeviation
  }

  /// No speed is rejected.
  public static let none = SpeedOutlierRule(neighbours: 0)
}

extension SpeedOutlierRule {
  /// What a mean absolute deviation is multiplied with to give a standard deviation: 1 / Φ⁻¹(3/4).
  private static let normalFactor = 1.4826

  /// How many speeds there must be to tell a wrong one from the others.
  private static let smallestSample = 3

  /// Whether a speed of a row of them is too high to be true.
  func rejects(_ index: Int, of speeds: [Double]) -> Bool {
    // Both sums are safe from overflow, as no row has half of all numbers.
    let first = index - min(neighbours, index)
    let last = index + min(neighbours, speeds.count - 1 - index)
    guard neighbours > 0, last - first + 1 >= Self.smallestSample else { return false }
    if isOrdinary(speeds[index], in: speeds[first...last]) { return false }
    var around = Array(speeds[first...last])
    let median = Self.median(&around)
    for position in around.indices { around[position] = abs(around[position] - median) }
    let deviation = Self.normalFactor * Self.median(&around)
    return speeds[index] - median > deviations * max(deviation, smallestDeviation * median)
  }

  /// Whether most of the speeds are so high that the median is, too, which needs no sorting.
  private func isOrdinary(_ speed: Double, in around: ArraySlice<Double>) -> Bool {
    let least = speed / (1 + deviations * smallestDeviation)
    var count = 0
    for other in around where other >= least { count += 1 }
    return 2 * count > around.count
  }

  /// The number in the middle, or the mean of the two in the middle; the numbers are put in order.
  private static func median(_ numbers: inout [Double]) -> Double {
    numbers.sort()
    let middle = numbers.count / 2
    if numbers.count % 2 == 1 { return numbers[middle] }
    return (numbers[middle - 1] + numbers[middle]) / 2
  }

  /// The greatest speed that is not rejected.
  ///
  /// Only what would be the greatest so far is looked at, so that few windows are sorted.
  func maximum(of speeds: [Double]) -> Double? {
    var best: Double?
    for index in speeds.indices where speeds[index] > best ?? -1 {
      if !rejects(index, of: speeds) { best = speeds[index] }
    }
    return best
  }
}
