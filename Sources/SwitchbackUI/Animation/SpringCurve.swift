internal import CMath

/// The way of a mass on a damped spring from 0 to its rest at 1.
///
/// Source: the solutions of x″ + 2ζωx′ + ω²x = 0 for a start at rest, found in any textbook of mechanics.
struct SpringCurve: Hashable, Sendable {
  /// How near to its rest a spring counts as settled.
  private static let tolerance = 0.001

  /// The angular frequency without damping, in radians in a second.
  private let omega: Double

  /// The damping as a part of that which lets nothing swing.
  private let zeta: Double

  init(response: Double, dampingFraction: Double) {
    omega = 2 * Double.pi / max(response, 0.001)
    zeta = max(dampingFraction, 0.01)
  }

  func value(at time: Double) -> Double {
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let swing = cos(damped * time) + zeta * omega / damped * sin(damped * time)
      return 1 - exp(-zeta * omega * time) * swing
    }
    if zeta == 1 { return 1 - exp(-omega * time) * (1 + omega * time) }
    let root = (zeta * zeta - 1).squareRoot()
    let slow = omega * (zeta - root)
    let fast = omega * (zeta + root)
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  /// The seconds after which the spring stays within the tolerance of its rest.
  var settlingDuration: Double {
    if zeta < 1 {
      let height = 1 / (1 - zeta * zeta).squareRoot()
      return log(height / Self.tolerance) / (zeta * omega)
    }
    // Without swinging the distance to the rest only falls, so halving finds where it passes the tolerance.
    var high = 1 / omega
    while 1 - value(at: high) > Self.tolerance { high *= 2 }
    var low = high / 2
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if 1 - value(at: middle) > Self.tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
