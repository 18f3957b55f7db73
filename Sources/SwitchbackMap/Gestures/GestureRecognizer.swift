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

  /// How long two fingers may rest, in seconds, and still be held to tap.
  private static let twoFingerTapInterval = 0.3

  /// How far a finger is drawn down after a tap, in points, to zoom in by a level.
  private static let dragPointsPerLevel = 100.0

  // One list a constant: of two in one function, a program for the browser may get the one for the other.
  private static let pressed: [MapGesture] = [.press]
  private static let cancelled: [MapGesture] = [.cancel]
  private static let boxCancelled: [MapGesture] = [.dropBox, .cancel]

  private static let letGo = MapGesture.release(velocityX: 0, velocityY: 0)
  private static let lettingGo: [MapGesture] = [letGo]

  private struct Pointer: Hashable {
    let id: Int32
    var began: CGPoint
    var now: CGPoint

    /// Whether the finger has moved more than one that taps.
    var hasWandered = false
  }

  private struct Tap: Hashable {
    var time: Double
    var location: CGPoint
  }

  /// What the fingers on the map do.
  private enum Mode: Hashable {
    /// Nothing is there, or nobody knows yet.
    case open

    /// The map is held.
    case hold

    /// A mouse with shift draws a rectangle.
    case box

    /// A finger that came down right after a tap zooms by going up and down.
    case dragZoom
  }

  private var pointers: [Pointer] = []
  private var mode = Mode.open
  private var isTap = false
  private var lastTap: Tap?
  private var velocity = VelocityTracker()
  private var wheel = WheelRecognizer()

  /// What the pointer that is down does if it wanders.
  private var intent = Mode.hold

  /// The middle of two fingers that may come to tap, and when the second came down.
  private var twoFingerTap: Tap?

  /// Whether the map is held by a finger.
  var isActive: Bool { !pointers.isEmpty }

  /// The pointers that hold the map.
  var held: [Int32] { pointers.map { $0.id } }

  /// Whether that pointer holds the map.
  func holds(_ pointer: Int32) -> Bool { pointers.contains { $0.id == pointer } }

  /// Takes an event and gives what it means; `nil` where it is not for a map.
  mutating func gestures(for event: InputEvent) -> [MapGesture]? {
    switch event.kind {
    case .pointerDown: down(event)
    case .pointerMove: move(event)
    case .pointerUp: up(event)
    case .pointerCancel: cancel(event)
    case .wheel: wheel.gestures(for: event)
    case .keyDown: key(event)
    case .pointerLeave, .keyUp, .focus, .blur: nil
    }
  }
}

extension GestureRecognizer {
  private mutating func down(_ event: InputEvent) -> [MapGesture]? {
    let isMain = event.device != .mouse || event.buttons & 1 != 0
    guard isMain, !pointers.contains(where: { $0.id == event.pointer }) else { return nil }
    let dropped = mode == .box ? [MapGesture.dropBox] : []
    isTap = pointers.isEmpty
    intent = isTap ? intent(of: event) : .hold
    pointers.append(Pointer(id: event.pointer, began: event.location, now: event.location))
    let isStill = mode == .open && !pointers.contains { $0.hasWandered }
    restart(at: event.time)
    twoFingerTap =
      pointers.count == 2 && isStill ? Tap(time: event.time, location: middle) : nil
    if pointers.count > 1 { mode = .hold }
    return dropped + Self.pressed
  }

  private func intent(of event: InputEvent) -> Mode {
    if event.device == .mouse, event.modifiers.contains(.shift) { return .box }
    return event.device == .touch && isSecondTap(event) ? .dragZoom : .hold
  }

  private func isSecondTap(_ event: InputEvent) -> Bool {
    guard let lastTap else { return false }
    return event.time - lastTap.time < Self.doubleTapInterval
      && event.location.distance(to: lastTap.location) < Self.doubleTapDistance
  }

  private mutating func move(_ event: InputEvent) -> [MapGesture]? {
    guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return nil }
    let before = pointers[index].now
    pointers[index].now = event.location
    velocity.add(middle, at: event.time)
    let slop = event.device == .mouse ? Self.mouseSlop : Self.touchSlop
    if event.location.distance(to: pointers[index].began) > slop {
      pointers[index].hasWandered = true
      twoFingerTap = nil
    }
    if mode == .open {
      guard pointers[index].hasWandered else { return [] }
      mode = intent
    }
    isTap = false
    switch mode {
    case .box: return [.box(box(to: event.location))]
    case .dragZoom:
      let levels = Double(event.location.y - before.y) / Self.dragPointsPerLevel
      if levels == 0 { return [] }
      return [.zoom(levels: levels, about: pointers[index].began, isAnimated: false)]
    case .open, .hold: return [hold]
    }
  }

  private mutating func up(_ event: InputEvent) -> [MapGesture]? {
    guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return nil }
    let before = mode
    let speed = velocity.velocity(at: event.time)
    let box = box(to: event.location)
    pointers.remove(at: index)
    if !pointers.isEmpty {
      // The other finger goes on from where it is.
      restart(at: event.time)
      return Self.pressed
    }
    mode = .open
    if let tap = twoFingerTap {
      twoFingerTap = nil
      if event.time - tap.time < Self.twoFingerTapInterval {
        return [Self.letGo, .zoom(levels: -1, about: tap.location, isAnimated: true)]
      }
    }
    switch before {
    case .hold: return [.release(velocityX: speed.x, velocityY: speed.y)]
    case .box: return [Self.letGo, .zoomToBox(box)]
    case .dragZoom:
      lastTap = nil
      return Self.lettingGo
    case .open: return isTap ? tap(event) : Self.lettingGo
    }
  }

  private mutating func tap(_ event: InputEvent) -> [MapGesture] {
    if isSecondTap(event) {
      lastTap = nil
      let levels = event.modifiers.contains(.shift) ? -1.0 : 1.0
      return [Self.letGo, .zoom(levels: levels, about: event.location, isAnimated: true)]
    }
    lastTap = Tap(time: event.time, location: event.location)
    return [Self.letGo, .tap(event.location)]
  }

  private mutating func cancel(_ event: InputEvent) -> [MapGesture]? {
    guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return nil }
    let before = mode
    pointers.remove(at: index)
    isTap = false
    twoFingerTap = nil
    if !pointers.isEmpty {
      restart(at: event.time)
      return Self.pressed
    }
    mode = .open
    return before == .box ? Self.boxCancelled : Self.cancelled
  }

  private mutating func key(_ event: InputEvent) -> [MapGesture]? {
    if event.key == .escape, mode == .box {
      // What is left of the drag moves nothing.
      pointers = []
      mode = .open
      return Self.boxCancelled
    }
    return KeyRecognizer.gesture(for: event).map { [$0] }
  }

  /// Lets every finger begin anew where it is, since the fingers on the map are others than before.
  private mutating func restart(at time: Double) {
    for index in pointers.indices {
      pointers[index].began = pointers[index].now
    }
    velocity = VelocityTracker()
    velocity.add(middle, at: time)
  }

  private func box(to location: CGPoint) -> CGRect {
    guard let began = pointers.first?.began else { return .zero }
    return CGRect(
      x: min(began.x, location.x),
      y: min(began.y, location.y),
      width: abs(location.x - began.x),
      height: abs(location.y - began.y)
    )
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
