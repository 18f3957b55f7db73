internal import CMath
internal import Drawing
internal import Geodesy

extension CameraController {
  /// How far two fingers turn before the map turns with them, in degrees.
  private static let turnThreshold = 12.0

  /// How long a map waits for the next event of a stream before it counts as at rest, in seconds.
  static let streamPause = 0.2

  /// How much a scale may differ from another one, as part of it, and only by what computing it adds.
  private static let roundingError = 1e-12

  /// What two fingers may do to the map.
  struct Freedom: OptionSet, Hashable {
    let rawValue: UInt8

    static let pan = Freedom(rawValue: 1)
    static let zoom = Freedom(rawValue: 2)
    static let rotate = Freedom(rawValue: 4)
    static let all: Freedom = [.pan, .zoom, .rotate]
  }

  /// A finger was put on the map: what moves stops, and stays where the person stopped it.
  mutating func press() {
    if isAnimating { takeOver(isAnimated: false) }
    stop()
    grip = nil
    isGrabbed = true
    isFreshlyGrabbed = true
  }

  /// Moves the map, as far as it may be moved, so that what the fingers took hold of stays under them.
  mutating func hold(began: [CGPoint], now: [CGPoint], freedom: Freedom) {
    guard !now.isEmpty else { return }
    if isAnimating { takeOver(isAnimated: false) }
    stop()
    // What else moved the map meanwhile stays: the fingers go on from where they are.
    let points = isFreshlyGrabbed ? began : now
    let grip =
      self.grip.flatMap { $0.points.count == now.count ? $0 : nil }
      ?? Grip(viewport: viewport, points: points)
    self.grip = grip
    isFreshlyGrabbed = false
    let wanted = Self.held(grip, now: now, freedom: freedom)
    var limited = wanted
    limited.scale = limits.limited(wanted.scale, in: viewport)
    if limited.scale != wanted.scale {
      let middle = Self.middle(of: now)
      limited = wanted.scaled(to: limited.scale, about: middle)
    }
    let allowed = limits.clamp(limited)
    // Until there is something to see, nothing is told; it is seen when it has added up.
    if isMoving || !allowed.isSame(as: viewport) {
      takeOver(isAnimated: false)
      set(allowed)
    }
    let slip = allowed.nearestCopy(of: limited.center)
    let slipped = MKMapPoint(x: slip.x - allowed.center.x, y: slip.y - allowed.center.y)
    let isHeldBack =
      limited.scale != wanted.scale
      || max(abs(slipped.x), abs(slipped.y)) * allowed.scale > 0.01
    // At the edge of what is allowed the hold slips, so that the way back begins at once.
    if isHeldBack {
      let isTurning = grip.isTurning || allowed.heading != grip.viewport.heading
      self.grip = Grip(viewport: allowed, points: now, isTurning: isTurning)
    }
  }

  /// The fingers let go; the map glides on where it was thrown.
  mutating func release(velocityX: Double, velocityY: Double, at time: Double, glides: Bool) {
    grip = nil
    isGrabbed = false
    let speed = (velocityX * velocityX + velocityY * velocityY).squareRoot()
    if glides, speed > Glide.slowest * 4 {
      let factor = min(1, Glide.fastest / speed)
      let glide = Glide(
        start: time,
        from: viewport,
        velocityX: velocityX * factor,
        velocityY: velocityY * factor
      )
      if isMoving || !isHeldBack(from: glide.viewport(at: time + glide.duration)) {
        takeOver(isAnimated: false)
        start(.glide(glide))
      }
    } else if !isAnimating {
      // What else moves the map meanwhile tells of the end when it gets there.
      end(isAnimated: false)
    }
  }

  /// Zooms by so many levels and keeps the place at that point.
  ///
  /// A movement that is under way is not lost: the zoom counts from where it was to end.
  mutating func zoom(levels: Double, about point: CGPoint, at time: Double, animated: Bool) {
    guard levels.isFinite, !isHeldBack(zoomingBy: levels) else { return }
    takeOver(isAnimated: animated)
    loosenGrip()
    switch motion {
    case .flight(let flight):
      let scale = limits.limited(flight.to.scale * exp2(levels), in: flight.to)
      fly(to: limits.clamp(flight.to.scaled(to: scale, about: point)), at: time)
    case .slide(let slide):
      let scale = limits.limited(slide.to.scale * exp2(levels), in: slide.to)
      self.slide(to: limits.clamp(slide.to.scaled(to: scale, about: point)), at: time)
    case .zoom(let zoom):
      let scale = limits.limited(zoom.scale * exp2(levels), in: viewport)
      start(.zoom(AnchoredZoom(start: time, from: viewport, scale: scale, anchor: point)))
    case .glide, .keyframes, .pause, nil:
      let scale = limits.limited(viewport.scale * exp2(levels), in: viewport)
      if animated {
        start(.zoom(AnchoredZoom(start: time, from: viewport, scale: scale, anchor: point)))
      } else {
        set(limits.clamp(viewport.scaled(to: scale, about: point)))
        start(.pause(viewport, end: time + Self.streamPause))
      }
    }
  }

  /// Goes by so many points over a while, or at once; counted from where a movement under way was to end.
  mutating func pan(x: Double, y: Double, at time: Double, animated: Bool) {
    if isHeldBack(from: viewport.dragged(byX: -x, y: -y)) { return }
    takeOver(isAnimated: animated)
    let from = motion?.destination ?? viewport
    loosenGrip()
    slide(to: from.dragged(byX: -x, y: -y), at: time, animated: animated)
  }

  /// Turns the map about its middle, as the compass does.
  mutating func turn(to heading: Double, at time: Double, animated: Bool) {
    func turned(_ viewport: MapViewport) -> MapViewport {
      var target = viewport
      target.heading = heading
      target.pitch = 0
      return target
    }
    if isHeldBack(from: turned(viewport)) { return }
    takeOver(isAnimated: animated)
    let target = turned(motion?.destination ?? viewport)
    loosenGrip()
    slide(to: target, at: time, animated: animated)
  }

  /// Zooms so that what lies in a rectangle of the view fills it.
  mutating func zoom(to rect: CGRect, at time: Double, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let size = viewport.size
    let factor = min(size.width / rect.width, size.height / rect.height)
    var target = viewport
    target.center = viewport.mapPoint(for: CGPoint(x: rect.midX, y: rect.midY))
    target.scale *= Double(factor)
    if isHeldBack(from: target) { return }
    takeOver(isAnimated: animated)
    loosenGrip()
    if animated {
      fly(to: limits.clamp(target), at: time)
    } else {
      jump(to: target)
    }
  }

  /// Whether a map at rest stays as it is if it is to show that, since it may not go on.
  private func isHeldBack(from target: MapViewport) -> Bool {
    !isAnimating && limits.clamp(target).isSame(as: viewport)
  }

  /// Whether a map at rest keeps its scale if it is to be zoomed by so many levels, since it may not go on.
  private func isHeldBack(zoomingBy levels: Double) -> Bool {
    // However little a trackpad moves it by, many of them add up.
    let scale = limits.limited(viewport.scale * exp2(levels), in: viewport)
    return !isAnimating && abs(scale / viewport.scale - 1) < Self.roundingError
  }

  private mutating func slide(to target: MapViewport, at time: Double, animated: Bool = true) {
    if animated {
      start(.slide(CameraSlide(from: viewport, to: limits.clamp(target), start: time)))
    } else {
      jump(to: target)
    }
  }

  private mutating func jump(to target: MapViewport) {
    stop()
    set(limits.clamp(target))
    end(isAnimated: false)
  }

  /// The viewport in which what was under the fingers is under them again, as far as that may be.
  private static func held(_ grip: Grip, now: [CGPoint], freedom: Freedom) -> MapViewport {
    var moved = grip.viewport
    let start = middle(of: grip.points)
    let anchor = grip.viewport.mapPoint(for: start)
    if now.count > 1 {
      let before = max(grip.points[0].distance(to: grip.points[1]), 1)
      if freedom.contains(.zoom) {
        moved.scale *= max(now[0].distance(to: now[1]), 1) / before
      }
      if freedom.contains(.rotate) {
        let threshold = grip.isTurning ? 0 : turnThreshold
        moved.heading -= turn(from: grip.points, to: now, beyond: threshold)
      }
    }
    return moved.placing(anchor, at: freedom.contains(.pan) ? middle(of: now) : start)
  }

  private static func middle(of points: [CGPoint]) -> CGPoint {
    points.count > 1 ? points[0].middle(to: points[1]) : points[0]
  }

  /// How far two fingers turned beyond what is taken for a tremor, in degrees clockwise.
  private static func turn(from: [CGPoint], to: [CGPoint], beyond threshold: Double) -> Double {
    func angle(_ points: [CGPoint]) -> Double {
      atan2(Double(points[1].y - points[0].y), Double(points[1].x - points[0].x)) * 180 / .pi
    }
    let turned = CameraLimits.turn(from: angle(from), to: angle(to))
    if abs(turned) <= threshold { return 0 }
    return turned > 0 ? turned - threshold : turned + threshold
  }
}
