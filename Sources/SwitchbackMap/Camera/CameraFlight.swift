internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A flight from one viewport to another.
struct CameraFlight: Hashable, Sendable {
  /// Path lengths a second.
  private static let speed = 2.4

  /// The shortest and the longest that a flight takes whose duration nobody chose, in seconds.
  private static let durations = 0.35...2.5

  /// How long the speed that a flight began with has an effect at the most, in seconds; and with a curve of its own.
  private static let longestCarry = 1.0
  private static let longestCarryWithCurve = 0.4

  var start: Double
  let from: MapViewport
  let to: MapViewport
  let duration: Double

  private let path: CameraFlightPath
  private let animation: Animation?
  private let distance: Double
  private let delta: MKMapPoint

  /// Whether it goes on from another flight.
  private let goesOn: Bool

  /// The speed it began with beyond that of its own curve, and how long that takes to be lost.
  private var carry = CameraVelocity()
  private var carryDuration = 0.0

  /// Plans a flight that starts at that time and goes the short way round the world.
  ///
  /// It takes the time, and has the curve, of the animation; without one, or with the usual one, it takes as long as
  /// the way asks for. Where it takes the place of another flight it begins with that one's velocity.
  init(
    from: MapViewport,
    to: MapViewport,
    start: Double,
    animation: Animation? = nil,
    velocity: CameraVelocity? = nil,
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
    goesOn = velocity != nil
    if let animation = self.animation {
      duration = animation.duration
    } else {
      let turn = abs(target.heading - from.heading) / 180
      let still = path.length == 0 && turn == 0 && target.pitch == from.pitch
      let wanted = max(path.length / Self.speed, turn * 0.5)
      duration =
        still ? 0 : min(max(wanted, Self.durations.lowerBound), Self.durations.upperBound)
    }
    guard let velocity, duration > CameraVelocity.step else { return }
    let own = CameraVelocity(
      from: from,
      to: planned(after: CameraVelocity.step),
      seconds: CameraVelocity.step
    )
    carry = velocity - own
    let longest = self.animation == nil ? Self.longestCarry : Self.longestCarryWithCurve
    carryDuration = min(duration, longest)
  }

  func viewport(at time: Double) -> MapViewport {
    let elapsed = max(0, time - start)
    if !(elapsed < duration) { return to }
    let viewport = planned(after: elapsed)
    guard elapsed < carryDuration else { return viewport }
    // A push of slope 1 at first that comes back to nothing.
    let part = elapsed / carryDuration
    return carry.moved(viewport, for: elapsed * (1 - part) * (1 - part))
  }

  /// How fast it moves the camera at that time.
  func velocity(at time: Double) -> CameraVelocity {
    guard time >= start, time < start + duration else { return CameraVelocity() }
    let before = max(start, time - CameraVelocity.step)
    return CameraVelocity(
      from: viewport(at: before),
      to: viewport(at: before + CameraVelocity.step),
      seconds: CameraVelocity.step
    )
  }

  /// Where it is by its way and its curve alone.
  private func planned(after elapsed: Double) -> MapViewport {
    let progress =
      if let animation {
        animation.value(at: elapsed)
      } else if goesOn {
        Easing.smooth(elapsed / duration)
      } else {
        Easing.inOut(elapsed / duration)
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
