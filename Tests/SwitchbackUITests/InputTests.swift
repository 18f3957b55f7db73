import Drawing
import SwitchbackUI
import Testing

private struct Switch: View {
  @State private var isOn = false

  var body: some View { Toggle("Labels", isOn: $isOn) }
}

private struct Steps: View {
  @State var count = 0

  var body: some View {
    VStack { Stepper("Count \(count)", value: $count, in: -1...2) }
  }
}

@MainActor
@Suite struct InputTests {
  @Test func `a button acts when the pointer goes up over it`() {
    let log = Log()
    let scene = Scene(Button("go") { log.lines.append("go") })
    #expect(scene.send(.pointerDown, 100, 50))
    #expect(log.lines.isEmpty)
    #expect(scene.send(.pointerUp, 100, 50))
    #expect(log.lines == ["go"])
    #expect(!scene.send(.pointerDown, 10, 10))
  }

  @Test func `a press that leaves the button or is taken away does nothing`() {
    let log = Log()
    let scene = Scene(Button("go") { log.lines.append("go") })
    scene.send(.pointerDown, 100, 50)
    scene.send(.pointerMove, 10, 10)
    scene.send(.pointerUp, 10, 10)
    scene.send(.pointerDown, 100, 50)
    scene.send(.pointerCancel, 100, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func `a press shows and fades as a function of time`() {
    let scene = Scene(Button("go") {})
    #expect(scene.commands(at: 0).count == 1)
    scene.send(.pointerDown, 100, 50, at: 1)
    #expect(scene.commands(at: 1).first == .beginGroup(opacity: Double(Float(0.35))))
    scene.send(.pointerUp, 100, 50, at: 2)
    let faded = scene.commands(at: 2.05)
    #expect(scene.stage.isAnimating)
    #expect(faded == scene.commands(at: 2.05))
    #expect(faded != scene.commands(at: 2.1))
    #expect(scene.commands(at: 3).count == 1)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `a button that is disabled does nothing`() {
    let log = Log()
    let scene = Scene(Button("go") { log.lines.append("go") }.disabled(true))
    scene.tap(100, 50)
    let element = scene.element("go")
    #expect(element?.isActionable == false)
    #expect(!scene.stage.perform(.activate, on: element?.id ?? 0, at: 0))
    #expect(log.lines.isEmpty)
  }

  @Test func `keys go to what has the focus, which shows`() {
    let log = Log()
    let scene = Scene(
      HStack {
        Button("a") { log.lines.append("a") }
        Button("b") { log.lines.append("b") }
      }
    )
    let id = scene.element("b")?.id ?? 0
    #expect(!scene.send(.keyDown, key: .space))
    let before = scene.commands()
    #expect(scene.stage.perform(.focus, on: id, at: 0))
    #expect(scene.commands().count == before.count + 1)
    #expect(scene.send(.keyDown, key: .space))
    #expect(scene.send(.keyDown, key: .returnKey))
    #expect(!scene.send(.keyDown, key: .leftArrow))
    #expect(log.lines == ["b", "b"])
    scene.send(.blur)
    #expect(scene.commands() == before)
    #expect(!scene.send(.keyDown, key: .space))
  }

  @Test func `a switch is operated by pointer, key and assistive technology`() {
    let scene = Scene(Switch())
    #expect(scene.element("Labels")?.isSelected == false)
    scene.tap(180, 50)
    #expect(scene.element("Labels")?.isSelected == true)
    let id = scene.element("Labels")?.id ?? 0
    scene.stage.perform(.focus, on: id, at: 0)
    scene.send(.keyDown, key: .space)
    #expect(scene.element("Labels")?.isSelected == false)
    #expect(scene.stage.perform(.activate, on: id, at: 0))
    #expect(scene.element("Labels")?.isSelected == true)
    #expect(scene.element("Labels")?.id == id)
    #expect(scene.element("Labels")?.role == .toggle)
  }

  @Test func `the knob of a switch slides`() {
    let scene = Scene(Switch())
    let white = Color.white
    func knob(_ time: Double) -> CGFloat? { scene.rects(white, at: time).first?.midX }
    // The switch is 51 wide at the right edge: its knob is 27 wide, 2 from the edges.
    #expect(knob(0) == 164.5)
    scene.tap(180, 50, at: 1)
    #expect(knob(2) == 164.5)
    #expect(scene.stage.isAnimating)
    let half = knob(2.1) ?? 0
    #expect(abs(half - 174.5) < 0.01)
    #expect(knob(2.3) == 184.5)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `a switch jumps where less movement is wanted`() {
    let scene = Scene(Switch())
    scene.host.reducesMotion = true
    _ = scene.commands()
    scene.tap(180, 50)
    #expect(scene.rects(.white).first?.midX == 184.5)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `a stepper stays in its range`() {
    let scene = Scene(Steps())
    #expect(scene.texts() == ["Count 0"])
    // The right half is 47 wide at the right edge.
    for _ in 0..<3 { scene.tap(180, 50) }
    #expect(scene.texts() == ["Count 2"])
    for _ in 0..<4 { scene.tap(130, 50) }
    #expect(scene.texts() == ["Count -1"])
    let id = scene.element("Count -1")?.id ?? 0
    #expect(scene.stage.perform(.increment, on: id, at: 0))
    #expect(scene.texts() == ["Count 0"])
    #expect(scene.stage.perform(.decrement, on: id, at: 0))
    #expect(scene.texts() == ["Count -1"])
    #expect(!scene.stage.perform(.decrement, on: id, at: 0))
    scene.stage.perform(.focus, on: id, at: 0)
    #expect(scene.send(.keyDown, key: .upArrow))
    #expect(scene.texts() == ["Count 0"])
  }

  @Test func `the foremost view gets the press`() {
    let log = Log()
    let scene = Scene(
      ZStack {
        Color.blue.onTapGesture { log.lines.append("back") }
        Color.red.frame(width: 50, height: 50).onTapGesture { log.lines.append("front") }
        Color.green.frame(width: 20, height: 20).allowsHitTesting(false)
      }
    )
    scene.tap(100, 50)
    scene.tap(10, 10)
    #expect(log.lines == ["front", "back"])
  }

  @Test func `a view without an action covers what is behind it`() {
    let log = Log()
    let scene = Scene(
      ZStack {
        Color.blue.onTapGesture { log.lines.append("back") }
        Color.red.frame(width: 50, height: 50)
      }
    )
    scene.tap(100, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func `a tap is found where the view draws, or in its shape`() {
    let log = Log()
    func row<Content: View>(_ content: Content) -> Scene<some View> {
      Scene(content.onTapGesture { log.lines.append("tap") })
    }
    let stack = HStack(spacing: 100) {
      Text("a")
      Text("b")
    }
    row(stack).tap(100, 50)
    #expect(log.lines.isEmpty)
    row(stack.contentShape(Rectangle())).tap(100, 50)
    #expect(log.lines == ["tap"])
    // A shape that is smaller than what is drawn bounds that.
    row(Color.red.contentShape(Circle())).tap(20, 20)
    #expect(log.lines == ["tap"])
    row(Color.red.contentShape(Circle())).tap(100, 20)
    #expect(log.lines == ["tap", "tap"])
  }

  @Test func `two taps in a row are a double tap`() {
    let log = Log()
    let scene = Scene(Color.red.onTapGesture(count: 2) { log.lines.append("double") })
    scene.tap(100, 50, at: 0)
    scene.tap(100, 50, at: 1)
    #expect(log.lines.isEmpty)
    scene.tap(100, 50, at: 1.2)
    #expect(log.lines == ["double"])
    scene.tap(100, 50, at: 1.3)
    #expect(log.lines == ["double"])
  }

  @Test func `the secondary button presses nothing`() {
    let log = Log()
    let scene = Scene(Color.red.onTapGesture { log.lines.append("tap") })
    var event = InputEvent(.pointerDown, time: 0)
    event.location = CGPoint(x: 100, y: 50)
    event.buttons = 2
    #expect(!scene.stage.send(event))
  }

  @Test func `each finger stays with what it pressed`() {
    let log = Log()
    let scene = Scene(
      HStack(spacing: 0) {
        Color.red.onTapGesture { log.lines.append("left") }
        Color.blue.onTapGesture { log.lines.append("right") }
      }
    )
    scene.send(.pointerDown, 50, 50, pointer: 1, device: .touch)
    scene.send(.pointerDown, 150, 50, pointer: 2, device: .touch)
    scene.send(.pointerUp, 150, 50, pointer: 2, device: .touch)
    scene.send(.pointerUp, 50, 50, pointer: 1, device: .touch)
    #expect(log.lines == ["right", "left"])
  }

  @Test func `a pointer comes over a view and leaves it`() {
    let log = Log()
    let scene = Scene(
      Color.red.frame(width: 50, height: 50).onHover { log.lines.append($0 ? "in" : "out") }
    )
    scene.send(.pointerMove, 100, 50)
    scene.send(.pointerMove, 101, 50)
    scene.send(.pointerMove, 10, 10)
    scene.send(.pointerMove, 100, 50)
    scene.send(.pointerLeave)
    #expect(log.lines == ["in", "out", "in", "out"])
  }
}
