/// Finds spikes in a row of numbers.
struct SpikeFinder {
  private let numbers: [Double]
  private let rule: SpikeRule

  /// The numbers of the window, by size.
  private var window: [Double] = []

  init(_ numbers: [Double], _ rule: SpikeRule) {
    self.numbers = numbers
    self.rule = rule
    window.reserveCapacity(2 * rule.reach + 2)
  }

  /// The place of each spike and the median around it.
  ///
  /// - Complexity: linear, times ``SpikeRule/reach``.
  mutating func spikes() -> [(index: Int, median: Double)] {
    var result: [(index: Int, median: Double)] = []
    for index in 0..<min(rule.reach, numbers.count) { insert(numbers[index]) }
    for index in numbers.indices {
      if index + rule.reach < numbers.count { insert(numbers[index + rule.reach]) }
      if index > rule.reach { remove(numbers[index - rule.reach - 1]) }
      let median = Self.middle(window.count) { window[$0] }
      let deviation = abs(numbers[index] - median)
      guard deviation > rule.minimumDeviation else { continue }
      let spread = SpikeRule.normalFactor * medianDeviation(from: median)
      if deviation > rule.threshold * spread { result.append((index, median)) }
    }
    return result
  }

  /// The median of the differences from a number, which rise from the middle to both sides.
  private func medianDeviation(from median: Double) -> Double {
    var right = place(of: median)
    var left = right - 1
    var deviations: [Double] = []
    while deviations.count <= window.count / 2 {
      let below = left >= 0 ? median - window[left] : .infinity
      let above = right < window.count ? window[right] - median : .infinity
      if below < above {
        deviations.append(below)
        left -= 1
      } else {
        deviations.append(above)
        right += 1
      }
    }
    return Self.middle(window.count) { deviations[$0] }
  }

  /// The middle one of so many numbers, or the mean of the two in the middle.
  private static func middle(_ count: Int, _ number: (Int) -> Double) -> Double {
    let low = number((count - 1) / 2)
    let high = number(count / 2)
    return low == high ? low : low / 2 + high / 2
  }

  private mutating func insert(_ number: Double) {
    window.insert(number, at: place(of: number))
  }

  private mutating func remove(_ number: Double) {
    window.remove(at: place(of: number))
  }

  /// The place of the first number in the window that is not smaller.
  private func place(of number: Double) -> Int {
    var low = 0
    var high = window.count
    while low < high {
      let middle = (low + high) / 2
      if window[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
