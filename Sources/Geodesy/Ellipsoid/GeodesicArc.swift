/// A piece of a geodesic between two points whose places on the auxiliary sphere are known.
///
/// Source: C. F. F. Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013) 43–55.
struct GeodesicArc {
  /// The second eccentricity squared, e′² = f (2 − f) / (1 − f)².
  static let secondEccentricitySquared =
    Earth.flattening * (2 - Earth.flattening) / ((1 - Earth.flattening) * (1 - Earth.flattening))

  /// The semi-minor axis, in metres.
  static let polarRadius = Earth.equatorialRadius * (1 - Earth.flattening)

  /// The arcs from the northward crossing of the equator to the two ends.
  let sigma1: SineCosine
  let sigma2: SineCosine

  /// The arc between the ends, in `0...π`.
  let length: Double

  /// The expansion parameter ε of the geodesic, equation 16.
  let epsilon: Double

  /// Creates the piece between two arcs of the geodesic.
  ///
  /// `equatorialCosine` is cos α₀, of the azimuth where the geodesic crosses the equator.
  init(from sigma1: SineCosine, to sigma2: SineCosine, equatorialCosine: Double) {
    self.sigma1 = sigma1
    self.sigma2 = sigma2
    let between = sigma2.minus(sigma1)
    length = SineCosine(sine: max(0, between.sine), cosine: between.cosine).radians
    let k2 = Self.secondEccentricitySquared * equatorialCosine * equatorialCosine
    epsilon = k2 / (2 * (1 + (1 + k2).squareRoot()) + k2)
  }

  /// The length on the ellipsoid, in metres: equations 7 and 15.
  var distance: Double {
    let c = GeodesicSeries.c1(epsilon)
    let periodic = GeodesicSeries.sum(c, sigma2) - GeodesicSeries.sum(c, sigma1)
    return Self.polarRadius * GeodesicSeries.a1(epsilon) * (length + periodic)
  }

  /// The reduced length over the semi-minor axis: equations 38 to 40.
  ///
  /// It is how far apart geodesics are at one end that start at the other an angle of 1 apart, and negative
  /// past the point where they cross. The factors are √(1 + e′² sin²β) at each end.
  func reducedLength(_ factor1: Double, _ factor2: Double) -> Double {
    let c1 = GeodesicSeries.c1(epsilon)
    let c2 = GeodesicSeries.c2(epsilon)
    let a1 = GeodesicSeries.a1(epsilon)
    let a2 = GeodesicSeries.a2(epsilon)
    let sum1 = GeodesicSeries.sum(c1, sigma2) - GeodesicSeries.sum(c1, sigma1)
    let sum2 = GeodesicSeries.sum(c2, sigma2) - GeodesicSeries.sum(c2, sigma1)
    let j = a1 * (length + sum1) - a2 * (length + sum2)
    return factor2 * sigma1.cosine * sigma2.sine - factor1 * sigma1.sine * sigma2.cosine
      - sigma1.cosine * sigma2.cosine * j
  }
}
