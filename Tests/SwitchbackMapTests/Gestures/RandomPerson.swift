import Drawing
import Geodesy
import SwitchbackUI
import TestSupport

@testable import SwitchbackMap

/// Does with a map what comes into the mind of a seed: with fingers, a mouse, a wheel and keys, while the program does
/// things as well.
@MainActor
final class RandomPerson {
  let probe = AnnotationProbe()
  let log = CameraLog()

  /// Whether the program leaves the map alone.
  var isAlone = false

  /// What was done, for the message of a test that fails.
  private(set) var deeds: [String] = []

  private var random: SeededGenerator
  private var fingers: Set<Int32> = []
  private var isMouseDown = false
  private static let mouse: Int32 = 9

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    probe.map.delegate = log
    for _ in 0..<6 {
      let x = Double.random(in: -300...300, using: &random)
      let y = Double.random(in: -200...200, using: &random)
      probe.map.addAnnotation(probe.place(x, y, title: "Place"))
    }
    probe.settle()
    log.clear()
  }

  /// What is wrong with what the map did so far; `nil` for nothing.
  var fault: String? {
    if !probe.map.viewport.isFinite { return "the camera is nowhere" }
    if let fault = log.fault { return fault }
    if let end = log.end, !end.isSame(as: probe.map.viewport, but: end.size) {
      return "moved without a word"
    }
    return nil
  }

  /// Does one thing.
  func act() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: touch()
    case 3, 4: drawWithMouse()
    case 5: turnWheel()
    case 6: pressKey()
    case 7 where !isAlone: program()
    default: wait(Double.random(in: 0...0.2, using: &random))
    }
  }

  /// Lets go of everything, and waits until what moves should have come to rest.
  func leave() {
    if !isAlone { resize(to: CGSize(width: 800, height: 600)) }
    for finger in fingers.sorted() { send(.pointerUp, finger, .touch) }
    if isMouseDown { send(.pointerUp, Self.mouse, .mouse) }
    for _ in 0..<40 { probe.frame(after: 0.1) }
  }

  private func touch() {
    let finger = Int32.random(in: 1...3, using: &random)
    // Now and then something gets lost, or comes twice.
    let isDown = fingers.contains(finger) != (Int.random(in: 0..<12, using: &random) == 0)
    switch Int.random(in: 0..<8, using: &random) {
    case _ where !isDown:
      fingers.insert(finger)
      send(.pointerDown, finger, .touch)
    case 0..<3:
      fingers.remove(finger)
      send(.pointerUp, finger, .touch)
    case 3:
      fingers.remove(finger)
      send(.pointerCancel, finger, .touch)
    default: send(.pointerMove, finger, .touch)
    }
  }

  private func drawWithMouse() {
    if isMouseDown, Bool.random(using: &random) { return send(.pointerMove, Self.mouse, .mouse) }
    isMouseDown.toggle()
    send(isMouseDown ? .pointerDown : .pointerUp, Self.mouse, .mouse)
  }

  private func turnWheel() {
    let delta: Double = pick([120, -120, 3, -7])
    let isPinch = Int.random(in: 0..<3, using: &random) == 0
    deeds.append("\(isPinch ? "pinch" : "wheel") \(delta)")
    var event = event(.wheel)
    event.deltaY = delta
    if isPinch { event.modifiers = .control }
    _ = probe.map.handle(event)
  }

  private func pressKey() {
    var event = event(.keyDown)
    event.key = pick([.leftArrow, .downArrow, .plus, .minus, .home, .escape])
    if Bool.random(using: &random) { event.modifiers = .shift }
    deeds.append("key \(event.key)")
    _ = probe.map.handle(event)
  }

  /// Does with the map what a program may do.
  func program() {
    let isAnimated = Bool.random(using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let place = CLLocationCoordinate2D(
        latitude: .random(in: 40...50, using: &random),
        longitude: .random(in: 0...14, using: &random)
      )
      deeds.append("center \(place.latitude) \(place.longitude)")
      probe.map.setCenter(place, animated: isAnimated)
    case 1:
      let nearest = Double.random(in: 0...1e5, using: &random)
      deeds.append("nearest \(nearest)")
      let range = MKMapView.CameraZoomRange(minCenterCoordinateDistance: nearest)
      probe.map.setCameraZoomRange(range, animated: isAnimated)
    case 2:
      let span = pick([0.1, 1, 8])
      deeds.append("boundary \(span)")
      let boundary = MKMapView.CameraBoundary(
        coordinateRegion: MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 44, longitude: 7),
          span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)
        )
      )
      let isBound = Bool.random(using: &random)
      probe.map.setCameraBoundary(isBound ? boundary : nil, animated: isAnimated)
    case 3:
      deeds.append("allow")
      probe.map.isScrollEnabled = Int.random(in: 0..<4, using: &random) > 0
      probe.map.isZoomEnabled = Int.random(in: 0..<4, using: &random) > 0
    case 4:
      deeds.append("out and in")
      probe.map.didMove(to: nil)
      probe.map.didMove(to: probe.host)
    case 5: useElement()
    default:
      resize(
        to: CGSize(
          width: Int.random(in: 100...900, using: &random),
          height: pick([0, 200, 400, 600])
        )
      )
    }
  }

  /// Does what assistive technology does.
  private func useElement() {
    let elements = probe.elements
    if elements.isEmpty { return }
    let element = pick(elements)
    let action: AccessibilityElement.Action = pick([.activate, .increment, .decrement, .focus])
    deeds.append("\(action) \(element.label)")
    _ = probe.map.perform(action, on: element.id, at: probe.time)
  }

  private func wait(_ seconds: Double) {
    deeds.append("wait \(seconds)")
    probe.frame(after: seconds)
  }

  private func resize(to size: CGSize) {
    deeds.append("size \(size.width) \(size.height)")
    probe.map.frame.size = size
    probe.map.layoutSubviews()
  }

  private func send(_ kind: InputEvent.Kind, _ pointer: Int32, _ device: InputEvent.Device) {
    deeds.append("\(kind) \(pointer)")
    var event = event(kind)
    event.pointer = pointer
    event.device = device
    event.buttons = kind == .pointerDown || kind == .pointerMove ? 1 : 0
    if Int.random(in: 0..<3, using: &random) == 0 { event.modifiers = .shift }
    _ = probe.map.handle(event)
  }

  private func event(_ kind: InputEvent.Kind) -> InputEvent {
    var event = InputEvent(kind, time: probe.time)
    event.location = CGPoint(
      x: Double.random(in: -50...850, using: &random),
      y: Double.random(in: -50...650, using: &random)
    )
    return event
  }

  private func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}

extension MapViewport {
  /// Whether it shows the same as another one, of whatever size the view is.
  fileprivate func isSame(as other: MapViewport, but size: CGSize) -> Bool {
    var other = other
    other.size = size
    return isSame(as: other)
  }
}
