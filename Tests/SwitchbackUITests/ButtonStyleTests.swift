import Drawing
import SwitchbackUI
import Testing

/// Shows what it was given, and counts how often it is pressed.
private struct Telling: ButtonStyle {
  @State private var uses = 0
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      Text(configuration.isPressed ? "pressed" : isEnabled ? "free" : "disabled")
      Text(configuration.role == .destructive ? "destroys" : "keeps")
      Text("uses \(uses)").onChange(of: configuration.isPressed) { uses += 1 }
    }
    .font(.system(size: 10))
  }
}

/// Is operated by two taps.
private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.system(size: 10)).onTapGesture(
      count: 2,
      perform: configuration.trigger
    )
  }
}

/// Puts a frame round what the style outside makes of a button.
private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("[")
      Button(configuration)
      Text("]")
    }
    .font(.system(size: 10))
  }
}

private struct Faded: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.system(size: 10))
      .opacity(configuration.isPressed ? 0 : 1)
      .animation(.linear(duration: 1), value: configuration.isPressed)
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
}

private struct Styled: View {
  var isStyled = true
  let log: Log

  var body: some View {
    VStack {
      if isStyled {
        Button("go") { log.lines.append("go") }.buttonStyle(Telling())
      } else {
        Button("go") { log.lines.append("go") }.buttonStyle(.plain)
      }
    }
  }
}

@MainActor
@Suite struct ButtonStyleTests {
  private let log = Log()

  @Test func `a style shows the label, the role, and whether the button is pressed`() {
    let scene = Scene(
      Button("go", role: .destructive) { log.lines.append("go") }.buttonStyle(Telling())
    )
    #expect(scene.texts() == ["go", "free", "destroys", "uses 0"])
    #expect(scene.send(.pointerDown, 100, 50))
    #expect(scene.texts() == ["go", "pressed", "destroys", "uses 1"])
    // Beside the button it is no longer pressed, and back on it is.
    scene.send(.pointerMove, 100, 99)
    #expect(scene.texts()[1] == "free")
    scene.send(.pointerMove, 100, 50)
    #expect(scene.texts()[1] == "pressed")
    #expect(log.lines.isEmpty)
    scene.send(.pointerUp, 100, 50)
    #expect(scene.texts() == ["go", "free", "destroys", "uses 4"])
    #expect(log.lines == ["go"])
  }

  @Test func `a press that is taken away or a button that is disabled does nothing`() {
    let scene = Scene(Button("go") { log.lines.append("go") }.buttonStyle(Telling()))
    scene.send(.pointerDown, 100, 50)
    scene.send(.pointerCancel, 100, 50)
    #expect(scene.texts()[1] == "free")
    let disabled = Scene(
      Button("go") { log.lines.append("go") }.buttonStyle(Telling()).disabled(true)
    )
    disabled.send(.pointerDown, 100, 50)
    #expect(disabled.texts()[1] == "disabled")
    disabled.send(.pointerUp, 100, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func `keys and assistive technology operate a button whatever its style`() {
    let scene = Scene(Button("go") { log.lines.append("go") }.buttonStyle(Faded()))
    let element = scene.element("go")
    #expect(element?.role == .button && element?.isActionable == true)
    #expect(scene.stage.perform(.activate, on: element?.id ?? 0, at: 0))
    let before = scene.commands().count
    #expect(scene.stage.perform(.focus, on: element?.id ?? 0, at: 0))
    #expect(scene.commands().count == before + 1)
    #expect(scene.send(.keyDown, key: .space))
    #expect(log.lines == ["go", "go"])
  }

  @Test func `what a press changes goes along an animation of the style`() {
    let scene = Scene(Button("go") {}.buttonStyle(Faded()))
    _ = scene.commands(at: 0)
    scene.send(.pointerDown, 100, 50, at: 1)
    _ = scene.commands(at: 1)
    #expect(scene.commands(at: 1.5).contains(.beginGroup(opacity: 0.5)))
  }

  @Test func `a style that another replaces takes its state along, and the label keeps none`() {
    let scene = Scene(Styled(log: log))
    scene.tap(100, 30)
    scene.tap(100, 30)
    #expect(scene.texts().count == 4)
    scene.view.root = Styled(isStyled: false, log: log)
    #expect(scene.texts() == ["go"])
    scene.view.root = Styled(log: log)
    #expect(scene.texts().last == "uses 0")
  }

  @Test func `the inner of two styles counts, and buttons in it have the outer one`() {
    let scene = Scene(
      VStack {
        Button("go") { log.lines.append("go") }.buttonStyle(Framed()).buttonStyle(Telling())
      }
    )
    #expect(scene.texts() == ["[", "go", "free", "keeps", "uses 0", "]"])
    scene.tap(100, 50)
    #expect(scene.texts().contains("uses 2"))
    #expect(log.lines == ["go"])
    let plain = Scene(Button("go") {}.buttonStyle(.plain).buttonStyle(Telling()))
    #expect(plain.texts() == ["go"])
  }

  @Test func `a style may say what operates a button`() {
    let scene = Scene(Button("go") { log.lines.append("go") }.buttonStyle(Twice()))
    scene.tap(100, 50, at: 0)
    #expect(log.lines.isEmpty)
    scene.tap(100, 50, at: 0.1)
    #expect(log.lines == ["go"])
    let element = scene.element("go", at: 1)
    #expect(element?.role == .button)
    #expect(scene.stage.perform(.activate, on: element?.id ?? 0, at: 1))
    #expect(log.lines == ["go", "go"])
    let disabled = Scene(
      Button("go") { log.lines.append("go") }.buttonStyle(Twice()).disabled(true)
    )
    disabled.tap(100, 50, at: 0)
    disabled.tap(100, 50, at: 0.1)
    #expect(log.lines.count == 2)
  }

  @Test func `the looks that there are may be made of a configuration`() {
    struct Wrapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
      }
    }
    let wrapped = Scene(Button("go") {}.buttonStyle(Wrapped()))
    let own = Scene(Button("go") {}.buttonStyle(.borderedProminent))
    #expect(wrapped.commands() == own.commands())
  }

  @Test func `state in a label lives on while the button is pressed`() {
    let scene = Scene(
      Button {
      } label: {
        Counter()
      }
      .buttonStyle(Faded())
    )
    scene.tap(100, 50)
    #expect(scene.texts(at: 3) == ["count 1"])
    scene.send(.pointerDown, 88, 50, at: 4)
    #expect(scene.texts(at: 9) == ["count 1"])
  }
}
