internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A flight from one viewport to another.
struct CameraFlight: Hashable, Sendable {
  /// Path lengths a second.
  private static let speed = 2.4

  /// The shortest and the longest that a flight takes whose duration nobody chose, in seconds.
  private static let durations = 0.35...2.5

  var start: Double
  let from: MapViewport
  let to: MapViewport
  let duration: Double

  private let path: CameraFlightPath
  private let animation: Animation?
  private let distance: Double
  private let delta: MKMapPoint

  /// Plans a flight that starts at that time and goes the short way round the world.
  ///
  /// It takes the time, and has the curve, of the animation; without one, or with the usual one, it takes as long as
  /// the way asks for.
  init(
    from: MapViewport,
    to: MapViewport,
    start: Double,
    animation: Animation? = nil,
    limits: CameraLimits = CameraLimits()
  ) {
    let target = to.nearest(to: from)
    self.start = start
    self.from = from
    self.to = target
    delta = MKMapPoint(x: target.center.x - from.center.x, y: target.center.y - from.center.y)
    let width = max(1, Double(max(from.size.width, from.size.height)))
    distance = (delta.x * delta.x + delta.y * delta.y).squareRoot() * from.scale
    let lowest = limits.scales(for: from.size, at: from.center).lowerBound
    path = CameraFlightPath(
      startWidth: width,
      endWidth: width * from.scale / target.scale,
      distance: distance,
      widest: width * from.scale / lowest
    )
    self.animation = animation == .default ? nil : animation
    if let animation = self.animation {
      duration = animation.duration
      return
    }
    let turn = abs(target.heading - from.heading) / 180
    let still = path.length == 0 && turn == 0 && target.pitch == from.pitch
    let wanted = max(path.length / Self.speed, turn * 0.5)
    duration =
      still ? 0 : min(max(wanted, Self.durations.lowerBound), Self.durations.upperBound)
  }

  func viewport(at time: Double) -> MapViewport {
    let elapsed = time - start
    if !(elapsed < duration) { return to }
    let progress =
      if let animation {
        animation.value(at: max(0, elapsed))
      } else {
        Easing.inOut(max(0, elapsed / duration))
      }
    if progress == 1 { return to }
    let s = progress * path.length
    let part = distance > 0 ? path.travelled(at: s) / distance : progress
    var viewport = from
    viewport.scale = from.scale * path.width(at: 0) / path.width(at: s)
    viewport.center = MKMapPoint(
      x: from.center.x + delta.x * part,
      y: from.center.y + delta.y * part
    )
    viewport.heading = from.heading + (to.heading - from.heading) * progress
    viewport.pitch = from.pitch + (to.pitch - from.pitch) * progress
    return viewport
  }
}
