internal import CMath
internal import Drawing
internal import Geodesy

/// A movement of the camera that goes on by itself: where it is at a time is a formula.
enum CameraMotion {
  case flight(CameraFlight)
  case zoom(AnchoredZoom)
  case glide(Glide)
  case slide(CameraSlide)
  case keyframes(CameraKeyframes)

  /// No movement: the map waits for more of a stream of events, such as a trackpad's, before it counts as at rest.
  case pause(MapViewport, end: Double)

  /// The viewport at that time, in a view of that size.
  func viewport(at time: Double, size: CGSize, limits: CameraLimits) -> MapViewport {
    var viewport =
      switch self {
      case .flight(let flight): flight.viewport(at: time)
      case .zoom(let zoom): zoom.viewport(at: time)
      case .glide(let glide): glide.viewport(at: time)
      case .slide(let slide): slide.viewport(at: time)
      case .keyframes(let keyframes): keyframes.viewport(at: time, size: size)
      case .pause(let viewport, _): viewport
      }
    viewport.size = size
    return limits.clamp(viewport)
  }

  /// When it ends.
  var end: Double {
    switch self {
    case .flight(let flight): flight.start + flight.duration
    case .zoom(let zoom): zoom.start + AnchoredZoom.duration
    case .glide(let glide): glide.start + glide.duration
    case .slide(let slide): slide.start + CameraSlide.duration
    case .keyframes(let keyframes): keyframes.end
    case .pause(_, let end): end
    }
  }

  /// Where it is to end, where that is known and not left to chance.
  var destination: MapViewport? {
    switch self {
    case .flight(let flight): flight.to
    case .zoom(let zoom): zoom.viewport(at: zoom.start + AnchoredZoom.duration)
    case .slide(let slide): slide.to
    case .glide, .keyframes, .pause: nil
    }
  }
}

/// A change of scale that keeps one place where it is, as a wheel or a double click makes it.
struct AnchoredZoom: Hashable, Sendable {
  /// How long one takes, in seconds.
  static let duration = 0.2

  var start: Double
  var from: MapViewport
  var scale: Double
  var anchor: CGPoint

  func viewport(at time: Double) -> MapViewport {
    let progress = Easing.out(min(max((time - start) / Self.duration, 0), 1))
    // Even steps of zoom look even, so it is the logarithm of the scale that is eased.
    let current = progress == 1 ? scale : from.scale * pow(scale / from.scale, progress)
    return from.scaled(to: current, about: anchor)
  }
}

/// A short way that starts fast and ends slow, as a key makes it: repeated, it looks even.
struct CameraSlide: Hashable, Sendable {
  /// How long one takes, in seconds.
  static let duration = 0.3

  let start: Double
  let from: MapViewport
  let to: MapViewport

  /// Plans a way that goes the short way round the world and turns the short way.
  init(from: MapViewport, to: MapViewport, start: Double) {
    self.start = start
    self.from = from
    self.to = to.nearest(to: from)
  }

  func viewport(at time: Double) -> MapViewport {
    let progress = Easing.out(min(max((time - start) / Self.duration, 0), 1))
    if progress == 1 { return to }
    var viewport = from
    viewport.center = MKMapPoint(
      x: from.center.x + (to.center.x - from.center.x) * progress,
      y: from.center.y + (to.center.y - from.center.y) * progress
    )
    viewport.scale = from.scale * pow(to.scale / from.scale, progress)
    viewport.heading = from.heading + (to.heading - from.heading) * progress
    viewport.pitch = from.pitch + (to.pitch - from.pitch) * progress
    return viewport
  }
}

/// What is left of the speed of a drag when the finger is lifted.
///
/// The speed falls exponentially: x(t) = v ∕ m · (1 − e^(−m·t)).
struct Glide: Hashable, Sendable {
  /// The part of the speed that is lost, per second.
  static let friction = 5.5

  /// The speed below which the map stands, in points a second.
  static let slowest = 12.0

  /// The speed above which a drag is not taken at its word, in points a second.
  static let fastest = 4000.0

  var start: Double
  var from: MapViewport
  var velocityX: Double
  var velocityY: Double

  var speed: Double { (velocityX * velocityX + velocityY * velocityY).squareRoot() }

  var duration: Double { max(0, log(speed / Self.slowest) / Self.friction) }

  func viewport(at time: Double) -> MapViewport {
    let elapsed = min(max(time - start, 0), duration)
    let distance = (1 - exp(-Self.friction * elapsed)) / Self.friction
    return from.dragged(byX: velocityX * distance, y: velocityY * distance)
  }
}

/// Curves from 0 to 1.
enum Easing {
  /// Starts fast and ends slow.
  static func out(_ x: Double) -> Double {
    1 - (1 - x) * (1 - x) * (1 - x)
  }

  /// Starts and ends slow, and gathers speed from the first moment, so that it gets on if it starts anew in each frame.
  static func smooth(_ x: Double) -> Double {
    x * x * (3 - 2 * x)
  }

  /// Starts and ends slow.
  static func inOut(_ x: Double) -> Double {
    x < 0.5 ? 4 * x * x * x : 1 - 4 * (1 - x) * (1 - x) * (1 - x)
  }
}
