import CMath

/// The shortest distance between two points on the WGS 84 ellipsoid.
///
/// The unknown is the azimuth α₁ at which the geodesic leaves the first point. The longitude that it has when
/// it reaches the second one's latitude grows with α₁, so the root lies in a bracket: Newton's method finds
/// it, and halving the bracket does where Newton's method leaves it, as between nearly antipodal points.
///
/// Source: C. F. F. Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013) 43–55, sections 4 and 5.
struct GeodesicInverse {
  /// The number of steps after which the bracket is only halved.
  private static let maximumNewtonSteps = 20

  /// The number of steps in all; halving alone comes to the end of a Double's digits well before.
  private static let maximumSteps = 120

  /// The error of longitude at which the root is found, in radians: a few units in the last place.
  private static let tolerance = 8 * Double.ulpOfOne

  /// Below this arc, about a kilometre, a sphere of a suitable radius takes the ellipsoid's place.
  ///
  /// Its error is then some nanometres, as that of the solution is, which takes four times as long.
  private static let shortArc = 1.5e-4

  /// What is used for a cosine of 0, so that poles and the equator need no cases of their own.
  private static let tiny = 1e-150

  /// The reduced latitudes β₁ and β₂, with β₁ ≤ 0 and β₁ ≤ β₂ ≤ −β₁.
  private let beta1: SineCosine
  private let beta2: SineCosine

  /// Whether β₂ = ±β₁.
  private let isLevel: Bool

  /// The difference of longitudes, in `0...π`.
  private let lambda: SineCosine
  private let lambdaInDegrees: Double

  /// √(1 + e′² sin²β) at each end.
  private let factor1: Double
  private let factor2: Double

  /// Puts two coordinates with finite angles into the order that the method needs, which keeps the distance.
  init(from first: CLLocationCoordinate2D, to second: CLLocationCoordinate2D) {
    let isInOrder = abs(first.latitude) >= abs(second.latitude)
    let larger = isInOrder ? first.latitude : second.latitude
    let smaller = isInOrder ? second.latitude : first.latitude
    let west = (second.longitude - first.longitude).remainder(dividingBy: 360)
    lambdaInDegrees = abs(west)
    lambda = SineCosine(degrees: lambdaInDegrees)
    beta1 = Self.reduced(-abs(larger))
    let beta2 = Self.reduced(larger > 0 ? -smaller : smaller)
    // Rounding must not make the second point the one farther from the equator. Near a pole, the cosines
    // tell latitudes apart that have the same sine.
    let isPolar = beta1.cosine < -beta1.sine
    isLevel = isPolar ? beta2.cosine <= beta1.cosine : abs(beta2.sine) >= -beta1.sine
    let levelSine = beta2.sine < 0 ? beta1.sine : -beta1.sine
    self.beta2 = isLevel ? SineCosine(sine: levelSine, cosine: beta1.cosine) : beta2
    let e2 = GeodesicArc.secondEccentricitySquared
    factor1 = (1 + e2 * beta1.sine * beta1.sine).squareRoot()
    factor2 = (1 + e2 * beta2.sine * beta2.sine).squareRoot()
  }

  /// The distance, in metres.
  var distance: Double {
    if let meridional { return meridional }
    // Along the equator, as long as no way over higher latitudes is shorter.
    if beta1.sine == 0 && lambdaInDegrees <= 180 * (1 - Earth.flattening) {
      return Earth.equatorialRadius * lambdaInDegrees.inRadians
    }
    let guess = firstGuess()
    if guess.arc < Self.shortArc { return guess.distance }
    return solve(from: guess.azimuth)
  }

  private static func reduced(_ latitude: Double) -> SineCosine {
    let angle = SineCosine(degrees: latitude)
    let reduced = SineCosine(normalizing: (1 - Earth.flattening) * angle.sine, angle.cosine)
    return SineCosine(sine: reduced.sine, cosine: max(tiny, reduced.cosine))
  }

  /// The distance along a meridian, if both points lie on one: on an oblate ellipsoid no other way is shorter.
  private var meridional: Double? {
    guard lambda.sine == 0 || beta1.cosine == Self.tiny else { return nil }
    let start = SineCosine(normalizing: beta1.sine, lambda.cosine * beta1.cosine)
    return GeodesicArc(from: start, to: beta2, equatorialCosine: 1).distance
  }

  /// What a sphere gives: the azimuth, the arc, and the distance that holds for a short arc.
  private func firstGuess() -> (azimuth: SineCosine, arc: Double, distance: Double) {
    let sum = beta1.sine + beta2.sine
    let cosines = beta1.cosine + beta2.cosine
    let meanSquare = sum * sum / (sum * sum + cosines * cosines)
    let scale = (1 + GeodesicArc.secondEccentricitySquared * meanSquare).squareRoot()
    let between = beta2.minus(beta1)
    let isNear = between.cosine >= 0 && between.sine < 0.5 && lambda.cosine > 0.5
    let omega =
      isNear
      ? SineCosine(radians: lambdaInDegrees.inRadians / ((1 - Earth.flattening) * scale))
      : lambda
    let half = omega.sine * omega.sine / (1 + abs(omega.cosine))
    let east = beta2.cosine * omega.sine
    // cos β₁ sin β₂ − sin β₁ cos β₂ cos ω, without cancellation near ω = 0 and near ω = π.
    let north =
      omega.cosine >= 0
      ? between.sine + beta1.sine * beta2.cosine * half
      : beta1.cosine * beta2.sine + beta1.sine * beta2.cosine - beta1.sine * beta2.cosine * half
    let cosine = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega.cosine
    let arc = atan2(hypot(east, north), cosine)
    let azimuth = SineCosine(normalizing: max(Self.tiny, east), north)
    return (azimuth, isNear ? arc : .pi, arc * GeodesicArc.polarRadius * scale)
  }
}

extension GeodesicInverse {
  /// A geodesic with an azimuth that is tried.
  private struct Trial {
    let arc: GeodesicArc
    /// By how much the longitude at the second latitude exceeds the wanted one, in radians.
    let error: Double
    /// How fast it grows with the azimuth.
    let derivative: Double
  }

  private func solve(from guess: SineCosine) -> Double {
    var low = SineCosine(sine: Self.tiny, cosine: 1)
    var high = SineCosine(sine: Self.tiny, cosine: -1)
    var azimuth = guess
    var trial = attempt(azimuth)
    for step in 0..<Self.maximumSteps {
      if abs(trial.error) <= Self.tolerance { break }
      if trial.error > 0 { high = azimuth } else { low = azimuth }
      let next = step < Self.maximumNewtonSteps ? newtonStep(from: azimuth, trial) : nil
      if let next, next.isBetween(low, high) {
        azimuth = next
      } else {
        azimuth = SineCosine(normalizing: low.sine + high.sine, low.cosine + high.cosine)
        if !azimuth.isBetween(low, high) { break }
      }
      trial = attempt(azimuth)
    }
    return trial.arc.distance
  }

  private func newtonStep(from azimuth: SineCosine, _ trial: Trial) -> SineCosine? {
    guard trial.derivative > 0 else { return nil }
    let change = -trial.error / trial.derivative
    guard abs(change) < .pi else { return nil }
    let turn = SineCosine(radians: change)
    let sine = azimuth.sine * turn.cosine + azimuth.cosine * turn.sine
    guard sine > 0 else { return nil }
    let cosine = azimuth.cosine * turn.cosine - azimuth.sine * turn.sine
    return SineCosine(normalizing: sine, cosine)
  }

  /// Follows the geodesic with an azimuth to the second latitude: equations 5, 8 to 12 and 45 to 46.
  private func attempt(_ azimuth: SineCosine) -> Trial {
    var azimuth = azimuth
    // The equator itself is no solution here: it counts as the limit of geodesics just south of it.
    if beta1.sine == 0 && azimuth.cosine == 0 { azimuth.cosine = -Self.tiny }
    let sineAlpha0 = azimuth.sine * beta1.cosine
    let cosineAlpha0 = hypot(azimuth.cosine, azimuth.sine * beta1.sine)
    let north1 = azimuth.cosine * beta1.cosine
    let sigma1 = SineCosine(normalizing: beta1.sine, north1)
    let omega1 = SineCosine(normalizing: sineAlpha0 * beta1.sine, north1)

    let difference =
      beta1.cosine < -beta1.sine
      ? (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine)
      : (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
    let north2 =
      isLevel ? abs(north1) : max(0, north1 * north1 + difference).squareRoot()
    let sigma2 = SineCosine(normalizing: beta2.sine, north2)
    let omega2 = SineCosine(normalizing: sineAlpha0 * beta2.sine, north2)

    let arc = GeodesicArc(from: sigma1, to: sigma2, equatorialCosine: cosineAlpha0)
    let turn = omega2.minus(omega1)
    let excess = SineCosine(sine: max(0, turn.sine), cosine: turn.cosine).minus(lambda).radians
    let c3 = GeodesicSeries.c3(arc.epsilon)
    let periodic = GeodesicSeries.sum(c3, sigma2) - GeodesicSeries.sum(c3, sigma1)
    let lag =
      Earth.flattening * GeodesicSeries.a3(arc.epsilon) * sineAlpha0 * (arc.length + periodic)
    let derivative =
      north2 == 0
      ? -2 * (1 - Earth.flattening) * factor1 / beta1.sine
      : (1 - Earth.flattening) * arc.reducedLength(factor1, factor2) / north2
    return Trial(arc: arc, error: excess - lag, derivative: derivative)
  }
}

extension SineCosine {
  /// Whether this angle lies strictly between two others, all of them in `0...π`.
  fileprivate func isBetween(_ low: SineCosine, _ high: SineCosine) -> Bool {
    minus(low).sine > 0 && high.minus(self).sine > 0
  }
}
