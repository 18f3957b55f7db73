internal import CMath

/// The motion of a mass on a damped spring.
///
/// Source: the solutions of x″ + 2ζωx′ + ω²x = 0, found in any textbook of mechanics.
public struct Spring: Hashable, Sendable {
  /// How near to its rest a spring that starts at rest a length of 1 away counts as settled.
  private static let tolerance = 0.001

  /// The angular frequency without damping, in radians in a second.
  private let omega: Double

  /// The damping as a part of that which lets nothing swing.
  private let zeta: Double

  /// Creates a spring by the seconds that it seems to take, and by how far it swings: 0 does not, 1 for ever.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration,
      dampingRatio: bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    )
  }

  /// Creates a spring by the seconds that a swing takes without damping; a ratio of 1 is the least that lets nothing
  /// swing.
  public init(response: Double, dampingRatio: Double) {
    omega = 2 * Double.pi / max(response, 0.001)
    zeta = max(dampingRatio, 0.01)
  }

  /// Creates a spring by its physics; what is not positive is brought to the least that moves.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let mass = max(mass, 0.000_001)
    let stiffness = max(stiffness, 0.000_001)
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    omega = (stiffness / mass).squareRoot()
    zeta = max(allowOverDamping ? ratio : min(ratio, 1), 0.01)
  }

  /// The seconds that the motion seems to take.
  public var duration: Double { response }

  /// How far the spring swings: 0 not at all, 1 for ever; below 0 it creeps to its rest.
  public var bounce: Double { zeta <= 1 ? 1 - zeta : 1 / zeta - 1 }

  /// The seconds that a swing takes without damping.
  public var response: Double { 2 * Double.pi / omega }

  /// The damping as a part of that which lets nothing swing.
  public var dampingRatio: Double { zeta }

  /// The mass, taken as 1.
  public var mass: Double { 1 }

  /// The force by length, for a mass of 1.
  public var stiffness: Double { omega * omega }

  /// The resistance by speed, for a mass of 1.
  public var damping: Double { 2 * zeta * omega }

  /// The seconds after which a spring that started at rest stays near its end.
  public var settlingDuration: Double {
    if zeta < 1 {
      let height = 1 / (1 - zeta * zeta).squareRoot()
      return log(height / Self.tolerance) / (zeta * omega)
    }
    // Without swinging the distance to the rest only falls, so halving finds where it passes the tolerance.
    var high = 1 / omega
    while displacement(at: high) > Self.tolerance { high *= 2 }
    var low = high / 2
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if displacement(at: middle) > Self.tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// A spring that does not go beyond its end.
  public static var smooth: Spring { smooth() }

  /// A spring that goes a little beyond its end.
  public static var snappy: Spring { snappy() }

  /// A spring that swings.
  public static var bouncy: Spring { bouncy() }

  /// A spring that does not go beyond its end, but for what is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that goes a little beyond its end.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// Where a spring is that starts at zero, that many seconds later.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    target - target.scaled(by: displacement(at: time))
      + initialVelocity.scaled(by: impulse(at: time))
  }

  /// How fast a spring is that starts at zero, that many seconds later, in lengths in a second.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: Double
  ) -> V {
    let factors = velocities(at: time)
    return initialVelocity.scaled(by: factors.impulse) - target.scaled(by: factors.displacement)
  }

  /// The way that is left after that time, of a length of 1 and from rest.
  func displacement(at time: Double) -> Double {
    if time <= 0 { return 1 }
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let swing = cos(damped * time) + zeta * omega / damped * sin(damped * time)
      return exp(-zeta * omega * time) * swing
    }
    if zeta == 1 { return exp(-omega * time) * (1 + omega * time) }
    let (slow, fast) = rates
    return (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }

  /// How far a spring is from its rest after that time, if it left there with a speed of 1.
  private func impulse(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      return exp(-zeta * omega * time) * sin(damped * time) / damped
    }
    if zeta == 1 { return exp(-omega * time) * time }
    let (slow, fast) = rates
    return (exp(-slow * time) - exp(-fast * time)) / (fast - slow)
  }

  /// How fast the two change.
  private func velocities(at time: Double) -> (displacement: Double, impulse: Double) {
    let time = max(time, 0)
    let impulse = impulse(at: time)
    // x″ = −2ζωx′ − ω²x turns the change of the first into the second, and that of the second into both.
    return (
      -omega * omega * impulse, displacement(at: time) - 2 * zeta * omega * impulse
    )
  }

  private var rates: (slow: Double, fast: Double) {
    let root = (zeta * zeta - 1).squareRoot()
    return (omega * (zeta - root), omega * (zeta + root))
  }
}
