internal import SwitchbackUI

/// Over how long something comes or goes, and along which curve.
struct Pace: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The seconds after which nothing changes.
  let duration: Double

  /// The curve; `nil` for one that starts and ends slowly.
  private let curve: Curve?

  /// An animation at a distance: few things have one, and each of many thousand annotations would have room for it.
  private final class Curve: Sendable {
    let animation: Animation

    init(_ animation: Animation) {
      self.animation = animation
    }
  }

  /// The pace of an animation.
  init(_ animation: Animation) {
    curve = Curve(animation)
    duration = animation.duration
  }

  /// A pace that starts and ends slowly.
  init(floatLiteral seconds: Double) {
    curve = nil
    duration = seconds
  }

  init(integerLiteral seconds: Int32) {
    self.init(floatLiteral: Double(seconds))
  }

  /// The pace of a change that has to end: that of an animation without an end is the pace of one run, or the usual one.
  var ending: Pace {
    if duration < .infinity { return self }
    let once = curve.map { Pace($0.animation.ending) } ?? Presence.defaultDuration
    return once.duration < .infinity ? once : Presence.defaultDuration
  }

  /// How much of the change took place in so many seconds: 0 at first and 1 at the end, and beyond that for a spring
  /// that swings.
  func progress(after seconds: Double) -> Double {
    curve?.animation.value(at: seconds) ?? Easing.inOut(seconds / duration)
  }

  static func == (first: Pace, second: Pace) -> Bool {
    first.duration == second.duration && first.curve?.animation == second.curve?.animation
  }
}
