internal import CMath

/// How a change goes from its start to its end, as a closed formula of time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case bezier(UnitCurve, duration: Double)
    case spring(Spring)
  }

  private let curve: Curve
  private var delay: Double = 0
  private var speed: Double = 1

  /// How often the motion runs; for ever where it is `nil`.
  private var count: Int? = 1

  /// Whether every other run goes backwards.
  private var autoreverses = false

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// How far the change is that many seconds after its start.
  ///
  /// It is 0 at first and 1 at the end. A spring may go beyond 1.
  package func value(at elapsed: Double) -> Double {
    let time = (elapsed - delay) * speed
    if time <= 0 { return 0 }
    if count == 1 { return run(time) }
    let length = runDuration
    guard length > 0 else { return 1 }
    let number = (time / length).rounded(.down)
    if let count, number >= Double(count) { return 1 }
    let isReversed = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    let part = time - number * length
    return run(isReversed ? length - part : part)
  }

  private func run(_ time: Double) -> Double {
    switch curve {
    case .bezier(let curve, let duration):
      time >= duration ? 1 : curve.value(at: time / duration)
    case .spring(let spring):
      time >= spring.settlingDuration ? 1 : 1 - spring.displacement(at: time)
    }
  }

  private var runDuration: Double {
    switch curve {
    case .bezier(_, let duration): duration
    case .spring(let spring): spring.settlingDuration
    }
  }

  /// The seconds after which nothing moves; infinite for what repeats for ever.
  package var duration: Double {
    guard let count else { return .infinity }
    return delay + runDuration * Double(max(1, count)) / speed
  }

  /// The animation for a change that has to end: what repeats for ever runs once.
  package var ending: Animation {
    guard count == nil else { return self }
    var animation = self
    animation.count = 1
    return animation
  }

  /// The seconds after which the change seems to be over, though a spring may still settle.
  package var logicalDuration: Double {
    if case .spring(let spring) = curve, count == 1 { return delay + spring.response / speed }
    return duration
  }

  /// The animation that starts that many seconds later.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// The animation that runs that many times as fast; a speed that is not positive changes nothing.
  public func speed(_ speed: Double) -> Animation {
    guard speed > 0 else { return self }
    var animation = self
    animation.speed *= speed
    return animation
  }
}

extension Animation {
  /// The animation that runs that many times, every other time backwards where asked for.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = max(1, repeatCount)
    animation.autoreverses = autoreverses
    return animation
  }

  /// The animation that runs until something else changes what it moves.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = nil
    animation.autoreverses = autoreverses
    return animation
  }
}

extension Animation {
  /// The seconds that an animation takes whose duration is not said.
  private static let usualDuration = 0.35

  public static let `default`: Animation = smooth
  public static let linear: Animation = linear(duration: usualDuration)
  public static let easeIn: Animation = easeIn(duration: usualDuration)
  public static let easeOut: Animation = easeOut(duration: usualDuration)
  public static let easeInOut: Animation = easeInOut(duration: usualDuration)

  /// A spring that does not go beyond its end.
  public static let smooth: Animation = spring(response: 0.5, dampingFraction: 1)

  /// A spring that goes a little beyond its end.
  public static let snappy: Animation = spring(response: 0.5, dampingFraction: 0.85)

  /// A spring that swings.
  public static let bouncy: Animation = spring(response: 0.5, dampingFraction: 0.7)

  public static let spring: Animation = smooth

  /// An even motion.
  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1), duration: max(0, duration)))
  }

  /// A motion that starts slowly.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// A motion that ends slowly.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// A motion that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A motion along a cubic curve from (0, 0) to (1, 1) with two control points, as CSS and SwiftUI have it.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(UnitCurve(x1: x1, y1: y1, x2: x2, y2: y2), duration: max(0, duration)))
  }

  /// The motion of a mass on a spring.
  ///
  /// `response` is the seconds that a swing takes without damping; a `dampingFraction` of 1 is the least that lets
  /// nothing swing.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  /// The motion of a spring by the seconds that it seems to take, and by how far it swings, between -1 and 1.
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  /// The motion of a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring))
  }

  /// A spring that does not go beyond its end, but for what is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that goes a little beyond its end.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that follows what moves under a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A motion along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.bezier(curve, duration: max(0, duration)))
  }
}
