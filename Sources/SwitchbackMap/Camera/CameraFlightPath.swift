internal import CMath

/// The way of a flight that looks even: it rises, crosses and sinks.
///
/// Lengths are in points at the scale where the flight starts; the way is measured by `s`, from 0 to ``length``.
///
/// Source: J. J. van Wijk and W. A. A. Nuij, *Smooth and efficient zooming and panning*, InfoVis 2003, in a form that
/// stays finite where the two places are close: r = −asinh b, u = w₀ ∕ ρ² · sinh(ρ·s) ∕ cosh(r₀ + ρ·s).
struct CameraFlightPath: Hashable, Sendable {
  /// How much a flight prefers rising to crossing, the value of the source's user test.
  static let curvature = 1.42

  /// The distance below which a flight only rises or sinks.
  private static let standstill = 1e-6

  /// How long the way is.
  let length: Double

  private let rho: Double
  private let r0: Double
  private let startWidth: Double
  private let endWidth: Double
  private let distance: Double

  /// Plans a way.
  ///
  /// - Parameters:
  ///   - startWidth: What the view shows where the flight starts.
  ///   - endWidth: What the view shows where the flight ends.
  ///   - distance: How far it is from the one middle to the other.
  ///   - widest: What the view may show on the way at the most; a way that would rise above is made flatter.
  init(startWidth: Double, endWidth: Double, distance: Double, widest: Double = .infinity) {
    var rho = Self.curvature
    if distance > 0 {
      rho = min(rho, (2 * max(widest, startWidth, endWidth) / distance).squareRoot())
    }
    let (w0, w1, u1) = (startWidth, endWidth, distance)
    if u1 < Self.standstill {
      r0 = 0
      length = abs(log(w1 / w0)) / rho
    } else {
      let rho2 = rho * rho
      let b0 = (w1 * w1 - w0 * w0 + rho2 * rho2 * u1 * u1) / (2 * w0 * rho2 * u1)
      let b1 = (w1 * w1 - w0 * w0 - rho2 * rho2 * u1 * u1) / (2 * w1 * rho2 * u1)
      r0 = -asinh(b0)
      length = (-asinh(b1) - r0) / rho
    }
    self.rho = rho
    self.startWidth = startWidth
    self.endWidth = endWidth
    self.distance = distance
  }

  /// What the view shows after a part of the way.
  func width(at s: Double) -> Double {
    if distance < Self.standstill {
      return startWidth * exp((endWidth < startWidth ? -rho : rho) * s)
    }
    return startWidth * cosh(r0) / cosh(r0 + rho * s)
  }

  /// How far the middle has come after a part of the way.
  func travelled(at s: Double) -> Double {
    if distance < Self.standstill { return 0 }
    return startWidth / (rho * rho) * sinh(rho * s) / cosh(r0 + rho * s)
  }
}
