/// Figures about a quantity that a sensor measured along a way, such as the heart rate.
///
/// They have the unit of the quantity. What cannot be known is nil.
public struct SensorStatistics: Hashable, Sendable {
  /// All values, and those that are not 0, with their weights.
  struct Sums: Hashable, Sendable {
    var all = WeightedSum()
    var nonzero = WeightedSum()
  }

  private var sums = Sums()

  /// Whether the values are directions, which have no mean: that of 359° and 1° is not 180°.
  private var isDirection = false

  /// The lowest value.
  public private(set) var minimum: Double?

  /// The highest value.
  public private(set) var maximum: Double?

  /// Creates the figures of nothing.
  public init() {}

  /// Creates the figures of a quantity without values.
  init(of quantity: SensorQuantity) {
    isDirection = quantity == .course
  }

  /// Creates the figures of values whose sums and extremes are known.
  init(_ sums: Sums, range: ClosedRange<Double>?, isDirection: Bool) {
    self.sums = sums
    self.isDirection = isDirection
    minimum = range?.lowerBound
    maximum = range?.upperBound
  }

  /// How many points have a value.
  public var count: Int { sums.all.count }

  /// The mean over time: each value counts for the time to halfway to the points before and behind it.
  ///
  /// So a device that records now and then counts as one that records every second, and the time of a point without a
  /// value is given to no other. Where no time is known to pass, every value counts the same. Directions have no mean.
  public var mean: Double? { isDirection ? nil : sums.all.mean }

  /// The mean over the time in which the value is not 0, as it is told of the cadence and sometimes of the power.
  public var meanWithoutZeros: Double? { isDirection ? nil : sums.nonzero.mean }

  /// Takes in the figures of another way.
  public mutating func add(_ other: SensorStatistics) {
    if other.isDirection { isDirection = true }
    sums.all.add(other.sums.all)
    sums.nonzero.add(other.sums.nonzero)
    if let lowest = other.minimum { minimum = min(minimum ?? lowest, lowest) }
    if let highest = other.maximum { maximum = max(maximum ?? highest, highest) }
  }

  /// Takes in a value that holds for some seconds.
  mutating func add(_ value: Double, seconds: Double) {
    sums.add(value, seconds: seconds)
    minimum = min(minimum ?? value, value)
    maximum = max(maximum ?? value, value)
  }
}

extension SensorStatistics.Sums {
  /// Takes in a value that holds for some seconds.
  mutating func add(_ value: Double, seconds: Double) {
    all.add(value, weight: seconds)
    if value != 0 { nonzero.add(value, weight: seconds) }
  }

  /// The sums of what has been taken in since others were those of this way.
  func since(_ other: SensorStatistics.Sums) -> SensorStatistics.Sums {
    SensorStatistics.Sums(all: all.since(other.all), nonzero: nonzero.since(other.nonzero))
  }
}

extension TrackSegment {
  /// The figures of a column of values, one a point or none.
  ///
  /// - Complexity: linear.
  /// - Precondition: the column has one entry a point.
  public func statistics(of values: NumberColumn) -> SensorStatistics {
    precondition(values.count == count, "a column needs one entry a point")
    var result = SensorStatistics()
    guard values.presentCount > 0 else { return result }
    let seconds = SecondsOfPoints(times)
    for row in values.indices {
      if let value = values[row] { result.add(value, seconds: seconds[row]) }
    }
    return result
  }
}
