/// The series, in powers of a small ε, that geodesics on an ellipsoid are integrated with.
///
/// Source: C. F. F. Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013) 43–55; the equations
/// are named below. Taken to the sixth order, they leave an error of some nanometres on the earth.
enum GeodesicSeries {
  /// The third flattening of the ellipsoid, n = f / (2 − f).
  private static let n = Earth.flattening / (2 - Earth.flattening)

  /// A₁, equation 17.
  static func a1(_ e: Double) -> Double {
    let e2 = e * e
    return (1 + e2 * (1 / 4.0 + e2 * (1 / 64.0 + e2 / 256))) / (1 - e)
  }

  /// C₁ₗ, equation 18; element l − 1.
  static func c1(_ e: Double) -> SIMD8<Double> {
    let e2 = e * e
    var c = SIMD8<Double>()
    var power = e
    c[0] = power * (-1 / 2.0 + e2 * (3 / 16.0 - e2 / 32))
    power *= e
    c[1] = power * (-1 / 16.0 + e2 * (1 / 32.0 - 9 * e2 / 2_048))
    power *= e
    c[2] = power * (-1 / 48.0 + 3 * e2 / 256)
    power *= e
    c[3] = power * (-5 / 512.0 + 3 * e2 / 512)
    power *= e
    c[4] = power * (-7 / 1_280.0)
    power *= e
    c[5] = power * (-7 / 2_048.0)
    return c
  }

  /// A₂, equation 42.
  static func a2(_ e: Double) -> Double {
    let e2 = e * e
    return (1 + e2 * (1 / 4.0 + e2 * (9 / 64.0 + e2 * (25 / 256.0)))) * (1 - e)
  }

  /// C₂ₗ, equation 43; element l − 1.
  static func c2(_ e: Double) -> SIMD8<Double> {
    let e2 = e * e
    var c = SIMD8<Double>()
    var power = e
    c[0] = power * (1 / 2.0 + e2 * (1 / 16.0 + e2 / 32))
    power *= e
    c[1] = power * (3 / 16.0 + e2 * (1 / 32.0 + 35 * e2 / 2_048))
    power *= e
    c[2] = power * (5 / 48.0 + 5 * e2 / 256)
    power *= e
    c[3] = power * (35 / 512.0 + 7 * e2 / 512)
    power *= e
    c[4] = power * (63 / 1_280.0)
    power *= e
    c[5] = power * (77 / 2_048.0)
    return c
  }

  /// A₃, equation 24.
  static func a3(_ e: Double) -> Double {
    let term1 = (1 - n) / 2
    let term2 = 1 / 4.0 + n / 8 - 3 * n * n / 8
    let term3 = 1 / 16.0 + 3 * n / 16 + n * n / 16
    let term4 = 3 / 64.0 + n / 32
    let term5 = 3 / 128.0
    return 1 - e * (term1 + e * (term2 + e * (term3 + e * (term4 + e * term5))))
  }

  /// C₃ₗ, equation 25; element l − 1.
  static func c3(_ e: Double) -> SIMD8<Double> {
    let n2 = n * n
    var c = SIMD8<Double>()
    var power = e
    let c14 = 5 / 128.0 + n / 64
    c[0] = 3 / 64.0 + 3 * n / 64 - n2 / 64 + e * (c14 + e * 3 / 128)
    c[0] = power * ((1 - n) / 4 + e * ((1 - n2) / 8 + e * c[0]))
    power *= e
    let c23 = 3 / 64.0 - n / 32 - 3 * n2 / 64
    c[1] = power * (1 / 16.0 - 3 * n / 32 + n2 / 32)
    c[1] += power * e * (c23 + e * (3 / 128.0 + n / 128 + e * 5 / 256))
    power *= e
    c[2] = power * (5 / 192.0 - 3 * n / 64 + 5 * n2 / 192)
    c[2] += power * e * (3 / 128.0 - 5 * n / 192 + e * 7 / 512)
    power *= e
    c[3] = power * (7 / 512.0 - 7 * n / 256 + e * 7 / 512)
    power *= e
    c[4] = power * (21 / 2_560.0)
    return c
  }

  /// The sum of cₗ sin 2lσ for l from 1 to 6, by Clenshaw's recurrence.
  static func sum(_ c: SIMD8<Double>, _ sigma: SineCosine) -> Double {
    let twice = 2 * (sigma.cosine - sigma.sine) * (sigma.cosine + sigma.sine)
    var next = 0.0
    var afterNext = 0.0
    for index in stride(from: 5, through: 0, by: -1) {
      (next, afterNext) = (twice * next - afterNext + c[index], next)
    }
    return 2 * sigma.sine * sigma.cosine * next
  }
}
