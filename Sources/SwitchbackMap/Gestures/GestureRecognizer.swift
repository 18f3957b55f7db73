internal import Drawing

/// Makes gestures of events.
///
/// It knows nothing of the map, so a recorded stream of events can be put through it anywhere.
struct GestureRecognizer: Hashable, Sendable {
  /// How far a mouse may wander, in points, and still be held to click.
  private static let mouseSlop = 3.0

  /// How far a finger may wander, in points, and still be held to tap.
  private static let touchSlop = 9.0

  /// How long after one tap another makes it a double tap, in seconds.
  private static let doubleTapInterval = 0.32

  /// How far apart two taps may lie, in points, and be a double tap.
  private static let doubleTapDistance = 24.0

  private static let letGo = MapGesture.release(velocityX: 0, velocityY: 0)

  private struct Pointer: Hashable {
    let id: Int32
    var began: CGPoint
    var now: CGPoint
  }

  private struct Tap: Hashable {
    var time: Double
    var location: CGPoint
  }

  private var pointers: [Pointer] = []
  private var isHolding = false
  private var isTap = false
  private var lastTap: Tap?
  private var velocity = VelocityTracker()
  private var wheel = WheelRecognizer()

  /// Whether the map is held by a finger.
  var isActive: Bool { !pointers.isEmpty }

  /// Takes an event and gives what it means; `nil` where it is not for a map.
  mutating func gestures(for event: InputEvent) -> [MapGesture]? {
    switch event.kind {
    case .pointerDown: down(event)
    case .pointerMove: move(event)
    case .pointerUp: up(event)
    case .pointerCancel: cancel(event)
    case .wheel: wheel.gestures(for: event)
    case .keyDown: KeyRecognizer.gestures(for: event)
    case .pointerLeave, .keyUp, .focus, .blur: nil
    }
  }

  private mutating func down(_ event: InputEvent) -> [MapGesture]? {
    let isMain = event.device != .mouse || event.buttons & 1 != 0
    guard isMain, !pointers.contains(where: { $0.id == event.pointer }) else { return nil }
    isTap = pointers.isEmpty
    pointers.append(Pointer(id: event.pointer, began: event.location, now: event.location))
    restart(at: event.time)
    if pointers.count > 1 { isHolding = true }
    return [.press]
  }

  private mutating func move(_ event: InputEvent) -> [MapGesture]? {
    guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return nil }
    pointers[index].now = event.location
    velocity.add(middle, at: event.time)
    if !isHolding {
      let slop = event.device == .mouse ? Self.mouseSlop : Self.touchSlop
      let wandered = event.location.distance(to: pointers[index].began)
      guard wandered > slop else { return [] }
      isHolding = true
    }
    isTap = false
    return [hold]
  }

  private mutating func up(_ event: InputEvent) -> [MapGesture]? {
    guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return nil }
    let wasHolding = isHolding
    let speed = velocity.velocity(at: event.time)
    pointers.remove(at: index)
    if !pointers.isEmpty {
      // The other finger goes on from where it is.
      restart(at: event.time)
      return [.press]
    }
    isHolding = false
    if wasHolding { return [.release(velocityX: speed.x, velocityY: speed.y)] }
    return isTap ? tap(event) : [Self.letGo]
  }

  private mutating func tap(_ event: InputEvent) -> [MapGesture] {
    if let tap = lastTap, event.time - tap.time < Self.doubleTapInterval,
      event.location.distance(to: tap.location) < Self.doubleTapDistance
    {
      lastTap = nil
      let levels = event.modifiers.contains(.shift) ? -1.0 : 1.0
      return [Self.letGo, .zoom(levels: levels, about: event.location, isAnimated: true)]
    }
    lastTap = Tap(time: event.time, location: event.location)
    return [Self.letGo, .tap(event.location)]
  }

  private mutating func cancel(_ event: InputEvent) -> [MapGesture]? {
    guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return nil }
    pointers.remove(at: index)
    isTap = false
    if !pointers.isEmpty {
      restart(at: event.time)
      return [.press]
    }
    isHolding = false
    return [.cancel]
  }

  /// Lets every finger begin anew where it is, since the fingers on the map are others than before.
  private mutating func restart(at time: Double) {
    for index in pointers.indices { pointers[index].began = pointers[index].now }
    velocity = VelocityTracker()
    velocity.add(middle, at: time)
  }

  private var hold: MapGesture {
    // A third finger rests on the map and moves nothing.
    .hold(began: pointers.prefix(2).map { $0.began }, now: pointers.prefix(2).map { $0.now })
  }

  private var middle: CGPoint {
    let first = pointers[0].now
    guard pointers.count > 1 else { return first }
    return first.middle(to: pointers[1].now)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let dx = Double(other.x - x)
    let dy = Double(other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
