internal import CMath
internal import Drawing
internal import Geodesy

/// What the map looks at, and how gestures, requests and time change it.
struct CameraController: Hashable, Sendable {
  /// What a map tells of its camera.
  enum Event: Hashable, Sendable {
    case willChange(isAnimated: Bool)
    case moved
    case didChange(isAnimated: Bool)
  }

  /// How far two fingers turn before the map turns with them, in degrees.
  private static let turnThreshold = 12.0

  /// A hold on the map: the viewport it began with, and the fingers' places then.
  private struct Grip: Hashable {
    var viewport: MapViewport
    var points: [CGPoint]
  }

  private(set) var viewport = MapViewport(
    size: .zero,
    center: MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2),
    scale: MapViewport.scale(zoom: 1)
  )

  /// What was last asked for.
  private(set) var framing = Framing.rect(.world, .zero)

  /// Whether a person moved the map since.
  private(set) var isUserPositioned = false

  /// What happened since it was last asked, to be told after the update.
  private(set) var events: [Event] = []

  private(set) var motion: CameraMotion?
  private var requested: MapViewport?
  private var grip: Grip?
  private var isGrabbed = false

  /// Whether nothing but the fingers moved the map since they were put on it.
  private var isFreshlyGrabbed = false
  private var isMoving = false

  /// Whether later frames differ from this one without an event.
  var isAnimating: Bool { motion != nil || requested != nil }

  /// Whether the map rests: nothing moves it, and nobody holds it.
  var isSettled: Bool { !isAnimating && !isMoving }

  /// Gives what happened and forgets it.
  mutating func takeEvents() -> [Event] {
    defer { events.removeAll() }
    return events
  }

  /// Sets the extent of the view.
  ///
  /// What was asked for stays framed; a map that was moved keeps its middle and scale.
  mutating func resize(to size: CGSize) {
    guard size != viewport.size else { return }
    viewport.size = size
    loosenGrip()
    if size.width <= 0 || size.height <= 0 { return }
    if isUserPositioned {
      set(CameraLimits.clamp(viewport))
    } else {
      motion = nil
      requested = nil
      set(framing.viewport(for: size, heading: viewport.heading))
    }
  }

  /// Shows what is asked for, at once or in a flight that the next frame starts.
  mutating func show(_ framing: Framing, animated: Bool) {
    self.framing = framing
    isUserPositioned = false
    loosenGrip()
    guard viewport.size.width > 0, viewport.size.height > 0 else { return }
    let target = framing.viewport(for: viewport.size, heading: viewport.heading)
    motion = nil
    requested = nil
    if animated, !target.isSame(as: viewport) {
      begin(isAnimated: true)
      requested = target
    } else {
      if !target.isSame(as: viewport) { begin(isAnimated: false) }
      set(target)
      end(isAnimated: false)
    }
  }

  /// Brings the camera to where it is at that time.
  mutating func advance(to time: Double) {
    if let target = requested {
      requested = nil
      motion = .flight(CameraFlight(from: viewport, to: target, start: time))
    }
    guard let motion else { return }
    set(motion.viewport(at: time, size: viewport.size))
    if time >= motion.end {
      self.motion = nil
      end(isAnimated: true)
    }
  }

  /// A finger was put on the map: what moves stops.
  mutating func press() {
    motion = nil
    requested = nil
    grip = nil
    isGrabbed = true
    isFreshlyGrabbed = true
  }

  /// Moves the map so that what the fingers took hold of stays under them.
  mutating func hold(began: [CGPoint], now: [CGPoint], canRotate: Bool) {
    guard let first = now.first else { return }
    isUserPositioned = true
    motion = nil
    requested = nil
    begin(isAnimated: false)
    // What else moved the map meanwhile stays: the fingers go on from where they are.
    let points = isFreshlyGrabbed ? began : now
    let grip =
      self.grip.flatMap { $0.points.count == now.count ? $0 : nil }
      ?? Grip(viewport: viewport, points: points)
    self.grip = grip
    isFreshlyGrabbed = false
    var moved = grip.viewport
    if now.count > 1 {
      let start = grip.points[0].middle(to: grip.points[1])
      let anchor = grip.viewport.mapPoint(for: start)
      let before = max(grip.points[0].distance(to: grip.points[1]), 1)
      moved.scale *= max(now[0].distance(to: now[1]), 1) / before
      if canRotate { moved.heading -= Self.turn(from: grip.points, to: now) }
      let scales = CameraLimits.scales(for: viewport.size)
      moved.scale = min(max(moved.scale, scales.lowerBound), scales.upperBound)
      moved = moved.placing(anchor, at: now[0].middle(to: now[1]))
    } else {
      moved = moved.placing(grip.viewport.mapPoint(for: grip.points[0]), at: first)
    }
    let allowed = CameraLimits.clamp(moved)
    set(allowed)
    if abs(allowed.center.y - moved.center.y) * allowed.scale > 0.01 {
      // At the edge of the world the hold slips, so that the way back begins at once.
      self.grip = Grip(viewport: allowed, points: now)
    }
  }

  /// The fingers let go; the map glides on where it was thrown.
  mutating func release(velocityX: Double, velocityY: Double, at time: Double, glides: Bool) {
    grip = nil
    isGrabbed = false
    let speed = (velocityX * velocityX + velocityY * velocityY).squareRoot()
    if glides, speed > Glide.slowest * 4 {
      let factor = min(1, Glide.fastest / speed)
      motion = .glide(
        Glide(
          start: time,
          from: viewport,
          velocityX: velocityX * factor,
          velocityY: velocityY * factor
        )
      )
    } else {
      end(isAnimated: false)
    }
  }

  /// Zooms by so many levels and keeps the place at that point.
  ///
  /// A movement that is under way is not lost: the zoom counts from where it was to end.
  mutating func zoom(levels: Double, about point: CGPoint, at time: Double, animated: Bool) {
    let scales = CameraLimits.scales(for: viewport.size)
    func zoomed(_ scale: Double) -> Double {
      min(max(scale * exp2(levels), scales.lowerBound), scales.upperBound)
    }
    requested = nil
    isUserPositioned = true
    loosenGrip()
    begin(isAnimated: animated)
    switch motion {
    case .flight(let flight):
      let target = CameraLimits.clamp(flight.to.scaled(to: zoomed(flight.to.scale), about: point))
      motion = .flight(CameraFlight(from: viewport, to: target, start: time))
    case .zoom(let zoom):
      motion = .zoom(
        AnchoredZoom(start: time, from: viewport, scale: zoomed(zoom.scale), anchor: point)
      )
    case .glide, nil:
      let scale = zoomed(viewport.scale)
      if animated {
        motion = .zoom(AnchoredZoom(start: time, from: viewport, scale: scale, anchor: point))
      } else {
        motion = nil
        set(CameraLimits.clamp(viewport.scaled(to: scale, about: point)))
        end(isAnimated: false)
      }
    }
  }

  /// Goes by so many points over a while, or at once; counted from where a movement under way was to end.
  mutating func pan(x: Double, y: Double, at time: Double, animated: Bool) {
    var from = viewport
    switch motion {
    case .flight(let flight): from = flight.to
    case .zoom(let zoom): from = zoom.viewport(at: zoom.start + AnchoredZoom.duration)
    case .glide, nil: break
    }
    let target = CameraLimits.clamp(from.dragged(byX: -x, y: -y))
    requested = nil
    isUserPositioned = true
    loosenGrip()
    begin(isAnimated: animated)
    if animated {
      motion = .flight(CameraFlight(from: viewport, to: target, start: time))
    } else {
      motion = nil
      set(target)
      end(isAnimated: false)
    }
  }

  /// Lets fingers that are on the map take hold of it anew, since it moves under them.
  private mutating func loosenGrip() {
    grip = nil
    isFreshlyGrabbed = false
  }

  private mutating func set(_ viewport: MapViewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    if events.last != .moved { events.append(.moved) }
  }

  private mutating func begin(isAnimated: Bool) {
    guard !isMoving else { return }
    isMoving = true
    events.append(.willChange(isAnimated: isAnimated))
  }

  private mutating func end(isAnimated: Bool) {
    guard isMoving, !isGrabbed else { return }
    isMoving = false
    events.append(.didChange(isAnimated: isAnimated))
  }

  /// How far two fingers turned beyond what is taken for a tremor, in degrees clockwise.
  private static func turn(from: [CGPoint], to: [CGPoint]) -> Double {
    func angle(_ points: [CGPoint]) -> Double {
      atan2(Double(points[1].y - points[0].y), Double(points[1].x - points[0].x)) * 180 / .pi
    }
    let turned = CameraLimits.normalized(angle(to) - angle(from) + 180) - 180
    if abs(turned) <= turnThreshold { return 0 }
    return turned > 0 ? turned - turnThreshold : turned + turnThreshold
  }
}

extension MapViewport {
  /// Whether nobody could tell the two apart: within a quarter of a point and a ten-thousandth of a zoom level.
  func isSame(as other: MapViewport) -> Bool {
    let shift = other.nearestCopy(of: center)
    return size == other.size
      && abs(shift.x - other.center.x) * scale < 0.25
      && abs(shift.y - other.center.y) * scale < 0.25
      && abs(log2(scale / other.scale)) < 1e-4
      && abs(CameraLimits.normalized(heading - other.heading + 180) - 180) < 0.01
  }
}
