/// A mean in the making: by weight, or where nothing has any, by number.
struct WeightedSum: Hashable, Sendable {
  /// How many values there are.
  private(set) var count = 0

  private var sum = 0.0
  private var weight = 0.0
  private var weightedSum = 0.0

  /// Takes in a value.
  mutating func add(_ value: Double, weight added: Double) {
    count += 1
    sum += value
    weight += added
    weightedSum += added * value
  }

  /// Takes in all values of another sum.
  mutating func add(_ other: WeightedSum) {
    count += other.count
    sum += other.sum
    weight += other.weight
    weightedSum += other.weightedSum
  }

  /// The sum of what has been taken in since another sum was this one.
  func since(_ other: WeightedSum) -> WeightedSum {
    WeightedSum(
      count: count - other.count,
      sum: sum - other.sum,
      weight: weight - other.weight,
      weightedSum: weightedSum - other.weightedSum
    )
  }

  /// The mean, nil without values.
  var mean: Double? {
    if weight > 0 { return weightedSum / weight }
    return count > 0 ? sum / Double(count) : nil
  }
}
