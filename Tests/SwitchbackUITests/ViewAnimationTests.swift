import Drawing
import SwitchbackUI
import Testing

private let second = Animation.linear(duration: 1)

private func near(_ first: CGFloat?, _ second: CGFloat) -> Bool {
  first.map { abs($0 - second) < 1e-4 } ?? false
}

/// A red square that a test changes.
private struct Square: View {
  var width: CGFloat = 10
  var x: CGFloat = 0
  var opacity = 1.0
  var scale: CGFloat = 1
  var color = Color.red

  var body: some View {
    color.frame(width: width, height: 10).scaleEffect(scale).offset(x: x).opacity(opacity)
  }
}

/// A bar whose filled part is what is animated.
private struct Bar: Shape {
  var part: CGFloat

  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
  }
}

/// A text that counts.
private struct Count: View, Animatable {
  var number: Double
  let log: Log

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(Int(number.rounded()))") }
}

private struct Widened: ViewModifier, Animatable {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func body(content: Content) -> some View {
    content.frame(width: width, height: 10)
  }
}

@MainActor
@Suite struct ViewAnimationTests {
  @Test func `frames, offsets and opacities go bit by bit`() {
    let scene = Scene(Square())
    #expect(scene.rects(.red, at: 0) == [CGRect(x: 95, y: 45, width: 10, height: 10)])
    withAnimation(second) { scene.stage.root = Square(width: 50, x: 40, opacity: 0.5) }
    #expect(scene.rects(.red, at: 1) == [CGRect(x: 95, y: 45, width: 10, height: 10)])
    #expect(scene.rects(.red, at: 1.5) == [CGRect(x: 105, y: 45, width: 30, height: 10)])
    #expect(scene.commands(at: 1.5).first == .beginGroup(opacity: 0.75))
    #expect(scene.rects(.red, at: 2) == [CGRect(x: 115, y: 45, width: 50, height: 10)])
    #expect(!scene.stage.isAnimating)
  }

  @Test func `a change on the way goes on without a jump`() {
    let scene = Scene(Square())
    _ = scene.rects(.red, at: 0)
    withAnimation(second) { scene.stage.root = Square(x: 100) }
    _ = scene.rects(.red, at: 1)
    #expect(scene.rects(.red, at: 1.4).first?.minX == 135)
    withAnimation(second) { scene.stage.root = Square(x: 0) }
    #expect(scene.rects(.red, at: 1.4).first?.minX == 135)
    // The rest of the way there, 50 %, and half of the way back add up.
    #expect(near(scene.rects(.red, at: 1.9).first?.minX, 135))
    #expect(near(scene.rects(.red, at: 2.4).first?.minX, 95))
    #expect(!scene.stage.isAnimating)
  }

  @Test func `a change without an animation takes place at once`() {
    let scene = Scene(Square())
    _ = scene.rects(.red, at: 0)
    withAnimation(second) { scene.stage.root = Square(x: 100) }
    _ = scene.rects(.red, at: 1)
    scene.stage.root = Square(x: 20)
    #expect(scene.rects(.red, at: 1.5).first?.minX == 115)
    scene.stage.resize(to: CGSize(width: 400, height: 100), scale: 1, colorScheme: .light)
    #expect(scene.rects(.red, at: 1.6).first?.minX == 215)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `colours go over into each other`() {
    let scene = Scene(Square(color: Color(red: 0, green: 0, blue: 0)))
    _ = scene.commands(at: 0)
    withAnimation(second) {
      scene.stage.root = Square(color: Color(red: 1, green: 0.5, blue: 0))
    }
    _ = scene.commands(at: 1)
    let middle = Color(red: 0.5, green: 0.25, blue: 0)
    let colors = scene.commands(at: 1.5).compactMap {
      if case .fill(_, let color, _) = $0 { color } else { nil }
    }
    // 0.25 of 0x80 (0.5 as a byte).
    #expect(
      abs((colors.first?.red ?? 0) - 0.5) < 0.01 && abs((colors.first?.green ?? 0) - 0.25) < 0.01
    )
    #expect(middle.resolved(in: .light).blue == colors.first?.blue)
  }

  @Test func `scales and turns are drawn, found and told of`() {
    struct Turned: View {
      let log: Log
      var angle = Angle.zero

      var body: some View {
        Button {
          log.lines.append("pressed")
        } label: {
          Color.red.frame(width: 40, height: 10)
        }
        .accessibilityLabel("turned")
        .rotationEffect(angle)
        .onTapGesture { log.lines.append("around \(Int($0.x)) \(Int($0.y))") }
      }
    }
    let log = Log()
    let scene = Scene(Turned(log: log, angle: .degrees(90)))
    #expect(scene.commands().contains { if case .concatenate = $0 { true } else { false } })
    scene.tap(100, 35)
    #expect(log.lines == ["pressed"])
    scene.tap(85, 50)
    #expect(log.lines == ["pressed"])
    guard let frame = scene.element("turned")?.frame else { return #expect(Bool(false)) }
    #expect(near(frame.minX, 95))
    #expect(near(frame.minY, 30))
    #expect(near(frame.height, 40))
  }

  @Test func `a scale goes bit by bit`() {
    let scene = Scene(Square())
    _ = scene.commands(at: 0)
    withAnimation(second) { scene.stage.root = Square(scale: 3) }
    _ = scene.commands(at: 1)
    let scales = scene.commands(at: 1.5).compactMap {
      if case .concatenate(let transform) = $0 { transform.a } else { nil }
    }
    #expect(scales == [2])
  }

  @Test func `a shape goes by its data`() {
    let scene = Scene(Bar(part: 0).fill(.red))
    _ = scene.commands(at: 0)
    withAnimation(second) { scene.stage.root = Bar(part: 1).fill(.red) }
    _ = scene.commands(at: 1)
    #expect(scene.rects(.red, at: 1.25).first?.width == 50)
    #expect(scene.rects(.red, at: 2).first?.width == 200)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `a view and a modifier go by their data`() {
    let log = Log()
    let scene = Scene(Count(number: 0, log: log))
    #expect(scene.texts(at: 0) == ["0"])
    withAnimation(second) { scene.stage.root = Count(number: 100, log: log) }
    #expect(scene.texts(at: 1) == ["0"])
    #expect(scene.stage.isAnimating)
    #expect(scene.texts(at: 1.3) == ["30"])
    #expect(scene.texts(at: 1.75) == ["75"])
    #expect(scene.texts(at: 2) == ["100"])
    #expect(!scene.stage.isAnimating)

    let wide = Scene(Color.red.modifier(Widened(width: 10)))
    _ = wide.commands(at: 0)
    withAnimation(second) { wide.stage.root = Color.red.modifier(Widened(width: 20)) }
    _ = wide.commands(at: 1)
    #expect(wide.rects(.red, at: 1.5).first?.width == 15)
    #expect(wide.rects(.red, at: 2).first?.width == 20)
  }

  @Test func `a value decides what is animated below it`() {
    struct Scoped: View {
      var x: CGFloat
      var y: CGFloat

      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: x).animation(second, value: x)
          .offset(y: y)
      }
    }
    let scene = Scene(Scoped(x: 0, y: 0))
    _ = scene.commands(at: 0)
    scene.stage.root = Scoped(x: 10, y: 20)
    _ = scene.commands(at: 1)
    #expect(scene.rects(.red, at: 1.5).first?.minX == 100)
    #expect(scene.stage.isAnimating)
    scene.stage.root = Scoped(x: 10, y: 0)
    _ = scene.commands(at: 3)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `what repeats goes on until something else is asked for`() {
    let scene = Scene(Square())
    _ = scene.commands(at: 0)
    withAnimation(second.repeatForever()) { scene.stage.root = Square(x: 10) }
    _ = scene.commands(at: 1)
    #expect(near(scene.rects(.red, at: 1.5).first?.minX, 100))
    #expect(near(scene.rects(.red, at: 2.75).first?.minX, 97.5))
    #expect(near(scene.rects(.red, at: 4.5).first?.minX, 100))
    #expect(scene.stage.isAnimating)
    withAnimation(second) { scene.stage.root = Square(x: 0) }
    #expect(near(scene.rects(.red, at: 4.5).first?.minX, 100))
    #expect(near(scene.rects(.red, at: 5.5).first?.minX, 95))
    #expect(!scene.stage.isAnimating)
    let animation = second.repeatCount(3, autoreverses: false)
    #expect(animation.duration == 3)
    #expect(abs(animation.value(at: 2.25) - 0.25) < 1e-9)
  }

  @Test func `code runs when an animation has ended`() {
    let log = Log()
    let scene = Scene(Square())
    _ = scene.commands(at: 0)
    withAnimation(second) {
      scene.stage.root = Square(x: 10)
    } completion: {
      log.lines.append("over")
    }
    _ = scene.commands(at: 1)
    _ = scene.commands(at: 1.9)
    #expect(log.lines.isEmpty)
    _ = scene.commands(at: 2)
    _ = scene.commands(at: 2)
    #expect(log.lines == ["over"])
    #expect(!scene.stage.isAnimating)
    withAnimation(second) {
    } completion: {
      log.lines.append("nothing")
    }
    #expect(log.lines == ["over", "nothing"])
  }

  @Test func `views are in front by their depth`() {
    let scene = Scene(
      ZStack {
        Color.red.frame(width: 10, height: 10).zIndex(1)
        Color.blue.frame(width: 10, height: 10)
      }
    )
    let colors = scene.commands().compactMap {
      if case .fill(_, let color, _) = $0 { color } else { nil }
    }
    #expect(colors == [Color.blue.resolved(in: .light), Color.red.resolved(in: .light)])
  }
}
