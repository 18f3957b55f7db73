import Drawing
import Testing

@testable import SwitchbackMap

@Suite struct GestureRecognizerTests {
  private static let letGo = MapGesture.release(velocityX: 0, velocityY: 0)

  private func event(
    _ kind: InputEvent.Kind,
    _ x: Double,
    _ y: Double,
    at time: Double,
    pointer: Int32 = 1,
    device: InputEvent.Device = .touch
  ) -> InputEvent {
    var event = InputEvent(kind, time: time)
    event.location = CGPoint(x: x, y: y)
    event.pointer = pointer
    event.device = device
    event.buttons = kind == .pointerDown || kind == .pointerMove ? 1 : 0
    return event
  }

  @Test func `a finger that hardly moves taps`() {
    var recognizer = GestureRecognizer()
    #expect(recognizer.gestures(for: event(.pointerDown, 10, 10, at: 0)) == [.press])
    #expect(recognizer.gestures(for: event(.pointerMove, 14, 12, at: 0.05)) == [])
    #expect(
      recognizer.gestures(for: event(.pointerUp, 14, 12, at: 0.1))
        == [Self.letGo, .tap(CGPoint(x: 14, y: 12))]
    )
  }

  @Test func `two quick taps in one place zoom in`() {
    var recognizer = GestureRecognizer()
    for time in [0.0, 0.2] {
      _ = recognizer.gestures(for: event(.pointerDown, 50, 50, at: time))
      let gestures = recognizer.gestures(for: event(.pointerUp, 50, 50, at: time + 0.05))
      let place = CGPoint(x: 50, y: 50)
      #expect(
        gestures
          == [
            Self.letGo,
            time == 0 ? .tap(place) : .zoom(levels: 1, about: place, isAnimated: true),
          ]
      )
    }
  }

  @Test(arguments: [(0.6, 50.0), (0.2, 90.0)])
  func `two taps that are far apart are two taps`(interval: Double, x: Double) {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 50, 50, at: 0))
    _ = recognizer.gestures(for: event(.pointerUp, 50, 50, at: 0.05))
    _ = recognizer.gestures(for: event(.pointerDown, x, 50, at: interval))
    let second = recognizer.gestures(for: event(.pointerUp, x, 50, at: interval + 0.05))
    #expect(second == [Self.letGo, .tap(CGPoint(x: x, y: 50))])
  }

  @Test func `a drag counts from where the finger was put down`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 100, 100, at: 0))
    #expect(
      recognizer.gestures(for: event(.pointerMove, 130, 100, at: 0.1))
        == [.hold(began: [CGPoint(x: 100, y: 100)], now: [CGPoint(x: 130, y: 100)])]
    )
  }

  @Test func `a finger that rests before it is lifted throws nothing`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 0, 0, at: 0))
    _ = recognizer.gestures(for: event(.pointerMove, 100, 0, at: 0.1))
    #expect(
      recognizer.gestures(for: event(.pointerUp, 100, 0, at: 0.4))
        == [.release(velocityX: 0, velocityY: 0)]
    )
  }

  @Test func `a throw has the speed of the finger`() throws {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 0, 0, at: 0))
    for step in 1...10 {
      let time = Double(step) * 0.01
      _ = recognizer.gestures(for: event(.pointerMove, Double(step) * 5, 0, at: time))
    }
    let gestures = recognizer.gestures(for: event(.pointerUp, 50, 0, at: 0.1))
    guard case .release(let x, let y) = try #require(gestures?.first) else {
      Issue.record("a drag ends with a release")
      return
    }
    #expect(abs(x - 500) < 1)
    #expect(y == 0)
  }

  @Test func `the second finger starts a hold by two, and the first to leave a new one`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 0, 0, at: 0, pointer: 1))
    #expect(recognizer.gestures(for: event(.pointerDown, 100, 0, at: 0.1, pointer: 2)) == [.press])
    #expect(
      recognizer.gestures(for: event(.pointerMove, 200, 0, at: 0.2, pointer: 2))
        == [
          .hold(
            began: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)],
            now: [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0)]
          )
        ]
    )
    #expect(recognizer.gestures(for: event(.pointerUp, 0, 0, at: 0.3, pointer: 1)) == [.press])
    #expect(
      recognizer.gestures(for: event(.pointerMove, 210, 0, at: 0.4, pointer: 2))
        == [.hold(began: [CGPoint(x: 200, y: 0)], now: [CGPoint(x: 210, y: 0)])]
    )
  }

  @Test func `a pinch is never a tap`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 0, 0, at: 0, pointer: 1))
    _ = recognizer.gestures(for: event(.pointerDown, 100, 0, at: 0, pointer: 2))
    _ = recognizer.gestures(for: event(.pointerMove, 120, 0, at: 0.05, pointer: 2))
    _ = recognizer.gestures(for: event(.pointerUp, 120, 0, at: 0.1, pointer: 2))
    #expect(
      recognizer.gestures(for: event(.pointerUp, 0, 0, at: 0.4, pointer: 1))
        == [.release(velocityX: 0, velocityY: 0)]
    )
  }

  @Test func `what the system takes away leaves nothing held`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 0, 0, at: 0))
    _ = recognizer.gestures(for: event(.pointerMove, 60, 0, at: 0.1))
    #expect(recognizer.gestures(for: event(.pointerCancel, 60, 0, at: 0.2)) == [.cancel])
    #expect(!recognizer.isActive)
    #expect(recognizer.gestures(for: event(.pointerMove, 90, 0, at: 0.3)) == nil)
  }

  @Test func `goes on with the finger that the system leaves`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 0, 0, at: 0, pointer: 1))
    _ = recognizer.gestures(for: event(.pointerDown, 100, 0, at: 0, pointer: 2))
    #expect(recognizer.gestures(for: event(.pointerCancel, 0, 0, at: 0.1, pointer: 1)) == [.press])
    #expect(
      recognizer.gestures(for: event(.pointerMove, 120, 0, at: 0.2, pointer: 2))
        == [.hold(began: [CGPoint(x: 100, y: 0)], now: [CGPoint(x: 120, y: 0)])]
    )
  }

  @Test(arguments: [120.0, -120, 4, -4, 100_000, -100_000])
  func `no turn of a wheel zooms more than a level`(delta: Double) throws {
    var event = InputEvent(.wheel, time: 0)
    event.deltaY = delta
    var recognizer = WheelRecognizer()
    let gesture = try #require(recognizer.gestures(for: event).first)
    guard case .zoom(let levels, _, _) = gesture else {
      Issue.record("a wheel zooms")
      return
    }
    #expect(abs(levels) <= 1)
    #expect((levels < 0) == (delta > 0))
  }

  @Test(arguments: [0, Double.nan, .infinity])
  func `a wheel that does not turn does nothing`(delta: Double) {
    var event = InputEvent(.wheel, time: 0)
    event.deltaY = delta
    var recognizer = WheelRecognizer()
    #expect(recognizer.gestures(for: event).isEmpty)
  }

  @Test func `leaves the browser its shortcuts`() {
    var event = InputEvent(.keyDown, time: 0)
    event.key = .plus
    event.modifiers = .control
    #expect(KeyRecognizer.gesture(for: event) == nil)
    event.modifiers = []
    #expect(KeyRecognizer.gesture(for: event) == .zoomStep(1))
  }

  @Test func `two fingers that tap zoom out about their middle`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 100, 100, at: 0, pointer: 1))
    _ = recognizer.gestures(for: event(.pointerDown, 200, 140, at: 0.03, pointer: 2))
    _ = recognizer.gestures(for: event(.pointerMove, 203, 140, at: 0.05, pointer: 2))
    _ = recognizer.gestures(for: event(.pointerUp, 203, 140, at: 0.12, pointer: 2))
    #expect(
      recognizer.gestures(for: event(.pointerUp, 100, 100, at: 0.14, pointer: 1))
        == [Self.letGo, .zoom(levels: -1, about: CGPoint(x: 150, y: 120), isAnimated: true)]
    )
  }

  @Test func `two fingers that rest do not tap`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: event(.pointerDown, 100, 100, at: 0, pointer: 1))
    _ = recognizer.gestures(for: event(.pointerDown, 200, 100, at: 0.03, pointer: 2))
    _ = recognizer.gestures(for: event(.pointerUp, 200, 100, at: 0.6, pointer: 2))
    #expect(
      recognizer.gestures(for: event(.pointerUp, 100, 100, at: 0.62, pointer: 1)) == [Self.letGo]
    )
  }

  @Test func `a finger that comes down after a tap and is drawn down zooms in, and up out`() {
    var recognizer = GestureRecognizer()
    let place = CGPoint(x: 80, y: 80)
    _ = recognizer.gestures(for: event(.pointerDown, 80, 80, at: 0))
    _ = recognizer.gestures(for: event(.pointerUp, 80, 80, at: 0.05))
    _ = recognizer.gestures(for: event(.pointerDown, 80, 80, at: 0.2))
    #expect(
      recognizer.gestures(for: event(.pointerMove, 80, 130, at: 0.4))
        == [.zoom(levels: 0.5, about: place, isAnimated: false)]
    )
    #expect(
      recognizer.gestures(for: event(.pointerMove, 82, 80, at: 0.5))
        == [.zoom(levels: -0.5, about: place, isAnimated: false)]
    )
    #expect(recognizer.gestures(for: event(.pointerUp, 82, 80, at: 0.6)) == [Self.letGo])
    // And it is no tap that another one could follow.
    _ = recognizer.gestures(for: event(.pointerDown, 82, 80, at: 0.7))
    #expect(
      recognizer.gestures(for: event(.pointerUp, 82, 80, at: 0.75))
        == [Self.letGo, .tap(CGPoint(x: 82, y: 80))]
    )
  }

  private func withShift(_ event: InputEvent) -> InputEvent {
    var event = event
    event.modifiers = .shift
    return event
  }

  @Test func `a mouse with shift draws a rectangle that is zoomed to`() {
    var recognizer = GestureRecognizer()
    let down = event(.pointerDown, 200, 150, at: 0, device: .mouse)
    #expect(recognizer.gestures(for: withShift(down)) == [.press])
    let box = CGRect(x: 120, y: 150, width: 80, height: 60)
    #expect(
      recognizer.gestures(for: event(.pointerMove, 120, 210, at: 0.1, device: .mouse))
        == [.box(box)]
    )
    #expect(
      recognizer.gestures(for: event(.pointerUp, 120, 210, at: 0.2, device: .mouse))
        == [Self.letGo, .zoomToBox(box)]
    )
  }

  @Test func `a rectangle is given up by the escape key, and by the system`() {
    for kind in [InputEvent.Kind.keyDown, .pointerCancel] {
      var recognizer = GestureRecognizer()
      let down = event(.pointerDown, 200, 150, at: 0, device: .mouse)
      _ = recognizer.gestures(for: withShift(down))
      _ = recognizer.gestures(for: event(.pointerMove, 120, 210, at: 0.1, device: .mouse))
      var end = event(kind, 120, 210, at: 0.2, device: .mouse)
      end.key = .escape
      #expect(recognizer.gestures(for: end) == [.dropBox, .cancel])
      #expect(recognizer.gestures(for: event(.pointerMove, 9, 9, at: 0.3, device: .mouse)) == nil)
    }
  }

  @Test func `a click with shift draws nothing`() {
    var recognizer = GestureRecognizer()
    _ = recognizer.gestures(for: withShift(event(.pointerDown, 50, 50, at: 0, device: .mouse)))
    #expect(
      recognizer.gestures(for: withShift(event(.pointerUp, 51, 50, at: 0.1, device: .mouse)))
        == [Self.letGo, .tap(CGPoint(x: 51, y: 50))]
    )
  }

  @Test(arguments: [(InputEvent.Key.plus, 1.0), (.minus, -1)])
  func `keys zoom by a level, and by three with shift`(key: InputEvent.Key, sign: Double) {
    var event = InputEvent(.keyDown, time: 0)
    event.key = key
    #expect(KeyRecognizer.gesture(for: event) == .zoomStep(sign))
    event.modifiers = .shift
    #expect(KeyRecognizer.gesture(for: event) == .zoomStep(3 * sign))
    event.key = .leftArrow
    #expect(KeyRecognizer.gesture(for: event) == .pan(x: -240, y: 0))
  }
}
