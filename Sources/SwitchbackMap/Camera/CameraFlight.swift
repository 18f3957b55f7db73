internal import CMath
internal import Drawing
internal import Geodesy

/// A flight from one viewport to another that looks even: it rises, crosses and sinks.
///
/// Source: J. J. van Wijk and W. A. A. Nuij, *Smooth and efficient zooming and panning*, InfoVis 2003, in a form that
/// stays finite where the two places are close: r = −asinh b, u = w₀ ∕ ρ² · sinh(ρ·s) ∕ cosh(r₀ + ρ·s).
struct CameraFlight: Hashable, Sendable {
  /// How much a flight prefers rising to crossing, the value of the source's user test.
  private static let curvature = 1.42

  /// Path lengths a second.
  private static let speed = 2.4

  /// The longest that a flight takes, in seconds.
  private static let longest = 2.5

  var start: Double
  let from: MapViewport
  let to: MapViewport
  let duration: Double

  private let length: Double
  private let rho: Double
  private let r0: Double
  private let startWidth: Double
  private let distance: Double
  private let deltaX: Double
  private let deltaY: Double

  /// Plans a flight that starts at that time and goes the short way round the world.
  init(from: MapViewport, to: MapViewport, start: Double) {
    let target = to.nearest(to: from)
    self.start = start
    self.from = from
    self.to = target
    deltaX = target.center.x - from.center.x
    deltaY = target.center.y - from.center.y
    let w0 = max(1, Double(max(from.size.width, from.size.height)))
    let w1 = w0 * from.scale / target.scale
    let u1 = (deltaX * deltaX + deltaY * deltaY).squareRoot() * from.scale
    startWidth = w0
    distance = u1
    // A flight that would rise above the whole world is made flatter.
    let widest = w0 * from.scale / CameraLimits.scales(for: from.size).lowerBound
    var rho = Self.curvature
    if u1 > 0 { rho = min(rho, (2 * max(widest, w0, w1) / u1).squareRoot()) }
    self.rho = rho
    if u1 < 1e-6 {
      r0 = 0
      length = abs(log(w1 / w0)) / rho
    } else {
      let rho2 = rho * rho
      let b0 = (w1 * w1 - w0 * w0 + rho2 * rho2 * u1 * u1) / (2 * w0 * rho2 * u1)
      let b1 = (w1 * w1 - w0 * w0 - rho2 * rho2 * u1 * u1) / (2 * w1 * rho2 * u1)
      r0 = -asinh(b0)
      length = (-asinh(b1) - r0) / rho
    }
    let turn = abs(target.heading - from.heading) / 180
    let still = length == 0 && turn == 0
    duration = still ? 0 : min(max(length / Self.speed, 0.35, turn * 0.5), Self.longest)
  }

  func viewport(at time: Double) -> MapViewport {
    let elapsed = time - start
    if elapsed >= duration { return to }
    let progress = Easing.inOut(max(0, elapsed / duration))
    let s = progress * length
    var viewport = from
    var part = progress
    var width = startWidth
    if distance < 1e-6 {
      width = startWidth * exp((to.scale < from.scale ? 1 : -1) * rho * s)
    } else {
      let cosine = cosh(r0 + rho * s)
      width = startWidth * cosh(r0) / cosine
      part = startWidth / (rho * rho) * sinh(rho * s) / cosine / distance
    }
    viewport.scale = from.scale * startWidth / width
    viewport.center = MKMapPoint(
      x: from.center.x + deltaX * part,
      y: from.center.y + deltaY * part
    )
    viewport.heading = from.heading + (to.heading - from.heading) * progress
    return viewport
  }
}

extension MapViewport {
  /// The same view, in the copy of the world and the count of turns that is nearest to another one.
  fileprivate func nearest(to other: MapViewport) -> MapViewport {
    var result = self
    result.center = other.nearestCopy(of: center)
    result.heading = other.heading + CameraLimits.normalized(heading - other.heading + 180) - 180
    return result
  }
}
