internal import Drawing

/// How what comes or goes differs from what is there; zero is no difference.
struct TransitionEffect: VectorArithmetic, Hashable, Sendable {
  /// How much of the view is not seen.
  var fade: Double = 0

  /// How much smaller the view is, as a part of its size.
  var shrinking: Double = 0

  /// How far the view is from its place, in points.
  var x: Double = 0
  var y: Double = 0

  /// How far the view is from its place, in parts of its own size.
  var widths: Double = 0
  var heights: Double = 0

  static let zero = TransitionEffect()

  static func + (first: TransitionEffect, second: TransitionEffect) -> TransitionEffect {
    var sum = first
    sum.fade += second.fade
    sum.shrinking += second.shrinking
    sum.x += second.x
    sum.y += second.y
    sum.widths += second.widths
    sum.heights += second.heights
    return sum
  }

  static func - (first: TransitionEffect, second: TransitionEffect) -> TransitionEffect {
    first + second.scaled(by: -1)
  }

  mutating func scale(by rhs: Double) {
    fade *= rhs
    shrinking *= rhs
    x *= rhs
    y *= rhs
    widths *= rhs
    heights *= rhs
  }

  var magnitudeSquared: Double {
    fade * fade + shrinking * shrinking + x * x + y * y + widths * widths + heights * heights
  }

  /// Both differences at once.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    var both = self + other
    both.fade = 1 - (1 - fade) * (1 - other.fade)
    both.shrinking = 1 - (1 - shrinking) * (1 - other.shrinking)
    return both
  }

  /// The difference without movement: what would move fades.
  var still: TransitionEffect {
    self == .zero ? self : TransitionEffect(fade: 1)
  }

  /// From where the view is to where it is seen.
  func transform(of frame: CGRect, anchor: UnitPoint) -> CGAffineTransform {
    let scale = CGFloat(1 - shrinking)
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
    return CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: center.x * (1 - scale) + CGFloat(x) + CGFloat(widths) * frame.width,
      ty: center.y * (1 - scale) + CGFloat(y) + CGFloat(heights) * frame.height
    )
  }
}
