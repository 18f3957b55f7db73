internal import CMath
internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// What the map looks at, and how requests and time change it; what a person does is in extensions.
struct CameraController {
  /// What a map tells of its camera.
  enum Event: Hashable, Sendable {
    case willChange(isAnimated: Bool)
    case moved
    case didChange(isAnimated: Bool)
  }

  /// A hold on the map: the viewport it began with, and the fingers' places then.
  struct Grip: Hashable {
    var viewport: MapViewport
    var points: [CGPoint]

    /// Whether two fingers have turned the map, so that the least tremor turns it on.
    var isTurning = false
  }

  /// A movement that the next frame starts, since only frames know the time.
  private enum Request {
    case flight(MapViewport, Animation?)
    case keyframes(duration: Double, camera: (Double) -> MapCamera)
  }

  private(set) var viewport = MapViewport(
    size: .zero,
    center: MKMapPoint(x: MKMapSize.world.width / 2, y: MKMapSize.world.height / 2),
    scale: MapViewport.scale(zoom: 1)
  )

  /// What was last asked for.
  private(set) var framing = Framing.rect(.world, .zero)

  /// How far the camera may go.
  private(set) var limits = CameraLimits()

  /// Whether a person moved the map since.
  private(set) var isUserPositioned = false

  /// How often a person began to move the map.
  private(set) var userMoves: UInt32 = 0

  /// What happened since it was last asked, to be told after the update.
  private(set) var events: [Event] = []

  private(set) var motion: CameraMotion?
  private var request: Request?
  var grip: Grip?
  var isGrabbed = false

  /// Whether nothing but the fingers moved the map since they were put on it.
  var isFreshlyGrabbed = false

  /// Whether a movement was told of whose end was not.
  private(set) var isMoving = false

  /// Whether later frames differ from this one without an event.
  var isAnimating: Bool { motion != nil || request != nil }

  /// Whether the map rests: nothing moves it, and nobody holds it.
  var isSettled: Bool { !isAnimating && !isMoving }

  /// Gives what happened and forgets it; a move that is not over yet is kept for the next frame where that is wanted.
  mutating func takeEvents(keepingMoves: Bool = false) -> [Event] {
    guard keepingMoves, events.last == .moved else {
      defer { events.removeAll() }
      return events
    }
    defer { events = [.moved] }
    return Array(events.dropLast())
  }

  /// Sets the extent of the view.
  ///
  /// What was asked for stays framed where its size matters; else the map keeps its middle and scale.
  mutating func resize(to size: CGSize) {
    guard size != viewport.size else { return }
    let isFirst = viewport.size.width <= 0 || viewport.size.height <= 0
    var resized = viewport
    resized.size = size
    loosenGrip()
    if size.width <= 0 || size.height <= 0 {
      viewport.size = size
      return
    }
    if isUserPositioned || !(isFirst || framing.dependsOnSize) {
      move(to: limits.clamp(resized))
    } else {
      let target = framing.viewport(from: resized, limits: limits)
      if isFirst {
        stop()
        move(to: target)
      } else if isAnimating {
        // The flight goes on from where it is, to where it has to go now.
        set(limits.clamp(resized))
        retarget(target)
      } else {
        move(to: target)
      }
    }
  }

  /// Keeps the camera within limits from now on.
  mutating func setLimits(_ limits: CameraLimits, animated: Bool = false) {
    guard limits != self.limits else { return }
    self.limits = limits
    guard viewport.size.width > 0, viewport.size.height > 0 else { return }
    let target = limits.clamp(motion?.destination ?? viewport)
    if target.isSame(as: motion?.destination ?? viewport) { return }
    go(to: target, animated: animated, animation: nil)
  }

  /// Shows what is asked for, at once or in a flight that the next frame starts.
  mutating func show(_ framing: Framing, animated: Bool, animation: Animation? = nil) {
    self.framing = framing
    isUserPositioned = false
    loosenGrip()
    guard viewport.size.width > 0, viewport.size.height > 0 else { return }
    go(
      to: framing.viewport(from: viewport, limits: limits),
      animated: animated,
      animation: animation
    )
  }

  /// Follows keyframes from the next frame on.
  mutating func play(duration: Double, camera: @escaping (Double) -> MapCamera) {
    isUserPositioned = false
    loosenGrip()
    stop()
    framing = .camera(camera(duration.isFinite ? max(0, duration) : 0))
    begin(isAnimated: true)
    request = .keyframes(duration: duration, camera: camera)
  }

  /// Brings the camera to where it is at that time.
  mutating func advance(to time: Double) {
    if viewport.size.width <= 0 || viewport.size.height <= 0 { return arrive() }
    switch request {
    case .flight(let target, let animation):
      // A flight that this one replaces goes on until now, so that what is asked for in each frame is reached too.
      if case .flight = motion, let motion {
        set(motion.viewport(at: time, size: viewport.size, limits: limits))
      }
      fly(to: target, at: time, animation: animation)
    case .keyframes(let duration, let camera):
      motion = .keyframes(CameraKeyframes(start: time, duration: duration, camera: camera))
    case nil: break
    }
    request = nil
    guard let motion else { return }
    set(motion.viewport(at: time, size: viewport.size, limits: limits))
    if time >= motion.end {
      self.motion = nil
      if case .pause = motion { end(isAnimated: false) } else { end(isAnimated: true) }
    }
  }
}

extension CameraController {
  /// Ends what moves a map without an extent, where nobody sees the way.
  private mutating func arrive() {
    guard isAnimating else { return }
    var target = motion?.destination
    if case .flight(let destination, _) = request { target = destination }
    var isAnimated = true
    if case .pause = motion { isAnimated = false }
    stop()
    if var target {
      target.size = viewport.size
      set(target)
    }
    end(isAnimated: isAnimated)
  }

  private mutating func go(to target: MapViewport, animated: Bool, animation: Animation?) {
    if target.isSame(as: viewport) {
      stop()
      end(isAnimated: false)
    } else if animated {
      // A flight that is under way lasts until the new one begins, which takes over its speed.
      if case .flight = motion {} else { motion = nil }
      begin(isAnimated: true)
      request = .flight(target, animation)
    } else {
      stop()
      move(to: target)
    }
  }

  private mutating func retarget(_ target: MapViewport) {
    if case .flight(_, let animation) = request {
      request = .flight(target, animation)
    } else if case .flight = motion {
      request = .flight(target, nil)
    }
  }

  /// Goes to a viewport at once, and tells so where anybody can see it.
  private mutating func move(to target: MapViewport) {
    if target.isSame(as: viewport) {
      // Nobody could see the difference; it is made all the same, or many of them would add up.
      viewport = target
      return
    }
    begin(isAnimated: false)
    set(target)
    if !isAnimating { end(isAnimated: false) }
  }

  /// Lets fingers that are on the map take hold of it anew, since it moves under them.
  mutating func loosenGrip() {
    grip = nil
    isFreshlyGrabbed = false
  }

  /// Ends what moves the map by itself.
  mutating func stop() {
    motion = nil
    request = nil
  }

  /// A person moves the map: that goes before all that moves it by itself.
  mutating func takeOver(isAnimated: Bool) {
    if !isUserPositioned { stop() }
    if !isUserPositioned || !isMoving { userMoves &+= 1 }
    isUserPositioned = true
    begin(isAnimated: isAnimated)
  }

  mutating func start(_ motion: CameraMotion) {
    self.motion = motion
  }

  mutating func fly(to target: MapViewport, at time: Double, animation: Animation? = nil) {
    var velocity: CameraVelocity?
    if case .flight(let flight) = motion { velocity = flight.velocity(at: time) }
    motion = .flight(
      CameraFlight(
        from: viewport,
        to: target,
        start: time,
        animation: animation,
        velocity: velocity,
        limits: limits
      )
    )
  }

  mutating func set(_ viewport: MapViewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    if events.last != .moved { events.append(.moved) }
  }

  private mutating func begin(isAnimated: Bool) {
    guard !isMoving else { return }
    isMoving = true
    events.append(.willChange(isAnimated: isAnimated))
  }

  mutating func end(isAnimated: Bool) {
    guard isMoving, !isGrabbed else { return }
    isMoving = false
    events.append(.didChange(isAnimated: isAnimated))
  }
}
