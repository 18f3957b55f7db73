internal import Drawing

/// Measures how fast a finger moves from its last places.
struct VelocityTracker: Hashable, Sendable {
  /// How far back the places count, in seconds.
  private static let window = 0.08

  private struct Sample: Hashable {
    var time: Double
    var location: CGPoint
  }

  private var samples: [Sample] = []

  /// Adds a place.
  mutating func add(_ location: CGPoint, at time: Double) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append(Sample(time: time, location: location))
  }

  /// The speed at that time, in points a second; nothing for a finger that has rested.
  func velocity(at time: Double) -> (x: Double, y: Double) {
    guard let first = samples.first(where: { time - $0.time <= Self.window }),
      let last = samples.last, last.time - first.time > 0.004
    else { return (0, 0) }
    let elapsed = last.time - first.time
    return (
      Double(last.location.x - first.location.x) / elapsed,
      Double(last.location.y - first.location.y) / elapsed
    )
  }
}
