/// Counts metres up and down along a row of elevations.
struct ClimbCounter {
  /// The rise or fall from which on it counts, in metres.
  let threshold: Double

  /// The metres up so far.
  private(set) var ascent = 0.0

  /// The metres down so far, as a positive number.
  private(set) var descent = 0.0

  /// The elevation at which something was counted last.
  private var level: Double?

  init(threshold: Double) {
    self.threshold = threshold
  }

  /// Takes the next elevation, if there is one.
  mutating func add(_ elevation: Double?) {
    guard let elevation else { return }
    guard let last = level else {
      level = elevation
      return
    }
    let change = elevation - last
    if change >= threshold {
      ascent += change
      level = elevation
    } else if -change >= threshold {
      descent -= change
      level = elevation
    }
  }
}
