import CMath

/// An angle, held as its sine and cosine: sums and halves stay exact where the angle in radians would not.
struct SineCosine {
  var sine: Double
  var cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// The angle with a given direction; the two numbers need not lie on the unit circle.
  init(normalizing sine: Double, _ cosine: Double) {
    let length = hypot(sine, cosine)
    self.init(sine: sine / length, cosine: cosine / length)
  }

  init(radians: Double) {
    self.init(sine: sin(radians), cosine: cos(radians))
  }

  /// An angle in degrees, exact at the multiples of 90.
  init(degrees: Double) {
    let quarter = (degrees / 90).rounded(.toNearestOrEven)
    let rest = SineCosine(radians: (degrees - quarter * 90).inRadians)
    switch quarter.remainder(dividingBy: 4) {
    case 0: self = rest
    case 1: self.init(sine: rest.cosine, cosine: -rest.sine)
    case -1: self.init(sine: -rest.cosine, cosine: rest.sine)
    default: self.init(sine: -rest.sine, cosine: -rest.cosine)
    }
  }

  /// The angle, in `-π...π`.
  var radians: Double { atan2(sine, cosine) }

  /// This angle less another one.
  func minus(_ other: SineCosine) -> SineCosine {
    SineCosine(
      sine: sine * other.cosine - cosine * other.sine,
      cosine: cosine * other.cosine + sine * other.sine
    )
  }
}
