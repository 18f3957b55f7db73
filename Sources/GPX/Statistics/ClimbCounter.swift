/// Counts metres up and down along a row of elevations.
struct ClimbCounter {
  /// A change that misses the threshold by less than this, in metres, reaches it.
  ///
  /// Means of decimal numbers are hardly ever exact, and a climb must not depend on how they were rounded.
  private static let slack = 1e-9

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
    let least = max(0, threshold - Self.slack)
    if change >= least {
      ascent += change
      level = elevation
    } else if -change >= least {
      descent -= change
      level = elevation
    }
  }
}
