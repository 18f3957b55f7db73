import Drawing
import SwitchbackUI
import Testing

private let second = Animation.linear(duration: 1)

/// Shows a red square of 10 points, and below it a blue one that comes and goes.
private struct Toggled: View {
  var transition = AnyTransition.opacity
  var animation: Animation? = second
  var log: Log?
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("toggle") { withAnimation(animation) { isShown.toggle() } }.font(.system(size: 10))
      Color.red.frame(width: 10, height: 10)
      if isShown { Guest(log: log).transition(transition) }
    }
  }
}

private struct Guest: View {
  var log: Log?
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Color.blue.frame(width: 10 + CGFloat(count), height: 10)
    }
    .accessibilityLabel("guest")
    .onAppear { log?.lines.append("appear") }
    .onDisappear { log?.lines.append("disappear") }
  }
}

extension Scene {
  /// The opacity of the group in which the blue square is drawn; 1 outside of any, `nil` where it is not drawn.
  fileprivate func blueOpacity(at time: Double) -> Double? {
    var opacities: [Double] = []
    let blue = Color.blue.resolved(in: .light)
    for command in commands(at: time) {
      switch command {
      case .beginGroup(let opacity): opacities.append(opacity)
      case .endGroup: opacities.removeLast()
      case .fill(_, blue, _): return opacities.last ?? 1
      default: break
      }
    }
    return nil
  }

  /// The transform of the blue square.
  fileprivate func blueTransform(at time: Double) -> CGAffineTransform? {
    var transforms: [CGAffineTransform] = [.identity]
    let blue = Color.blue.resolved(in: .light)
    for command in commands(at: time) {
      switch command {
      case .save: transforms.append(transforms.last ?? .identity)
      case .restore: transforms.removeLast()
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(transforms.last ?? .identity)
      case .fill(_, blue, _): return transforms.last
      default: break
      }
    }
    return nil
  }

  fileprivate func press(_ label: String, at time: Double) {
    guard let id = element(label, at: time)?.id else {
      Issue.record("no element is called \(label)")
      return
    }
    stage.perform(.activate, on: id, at: time)
  }
}

private func near(_ first: Double?, _ second: Double) -> Bool {
  first.map { abs($0 - second) < 1e-6 } ?? false
}

@MainActor
@Suite struct TransitionTests {
  @Test func `what comes fades in, and what goes fades out`() {
    let scene = Scene(Toggled())
    #expect(scene.blueOpacity(at: 0) == nil)
    scene.press("toggle", at: 0)
    #expect(scene.blueOpacity(at: 1) == nil)
    #expect(near(scene.blueOpacity(at: 1.25), 0.25))
    #expect(near(scene.blueOpacity(at: 1.75), 0.75))
    #expect(scene.blueOpacity(at: 2) == 1)
    #expect(!scene.stage.isAnimating)
    scene.press("toggle", at: 2)
    #expect(scene.blueOpacity(at: 3) == 1)
    #expect(near(scene.blueOpacity(at: 3.25), 0.75))
    #expect(scene.stage.isAnimating)
    #expect(scene.blueOpacity(at: 4) == nil)
    _ = scene.commands(at: 4.1)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `without an animation all is there at once`() {
    let scene = Scene(Toggled(animation: nil))
    scene.press("toggle", at: 0)
    #expect(scene.blueOpacity(at: 0) == 1)
    scene.press("toggle", at: 0)
    #expect(scene.blueOpacity(at: 0) == nil)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `nothing is animated when the surface first appears`() {
    struct Shown: View {
      @State private var isShown = true

      var body: some View {
        if isShown { Color.blue.transition(.opacity) }
      }
    }
    let scene = Scene(Shown())
    #expect(scene.blueOpacity(at: 0) == 1)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `what is on its way out is no place, no button and no element`() {
    let log = Log()
    let scene = Scene(Toggled(log: log))
    scene.press("toggle", at: 0)
    _ = scene.commands(at: 1)
    _ = scene.commands(at: 2)
    let before = scene.rects(.red, at: 2)
    guard let guest = scene.element("guest", at: 2) else { return #expect(Bool(false)) }
    scene.press("toggle", at: 2)
    _ = scene.commands(at: 3)
    #expect(scene.element("guest", at: 3.5) == nil)
    scene.tap(guest.frame.midX, guest.frame.midY, at: 3.5)
    #expect(scene.rects(.blue, at: 3.5).first?.width == 10)
    #expect(!scene.stage.perform(.activate, on: guest.id, at: 3.5))
    // Half of the way, as the row has one part less: 5 points down.
    #expect(scene.rects(.red, at: 3.5).first?.minY == (before.first?.minY ?? 0) + 2.5)
    #expect(scene.rects(.red, at: 4).first?.minY == (before.first?.minY ?? 0) + 5)
    #expect(log.lines == ["appear"])
    _ = scene.commands(at: 4.1)
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test func `what comes back on its way out is the same, and goes on from where it is`() {
    let log = Log()
    let scene = Scene(Toggled(log: log))
    scene.press("toggle", at: 0)
    _ = scene.commands(at: 1)
    _ = scene.commands(at: 2)
    scene.press("guest", at: 2)
    #expect(scene.rects(.blue, at: 2).first?.width == 11)
    let id = scene.element("guest", at: 2)?.id
    scene.press("toggle", at: 2)
    _ = scene.commands(at: 3)
    scene.press("toggle", at: 3.5)
    // Half gone; from now on it comes back while the rest of the way out runs out.
    #expect(near(scene.blueOpacity(at: 3.5), 0.5))
    #expect(near(scene.blueOpacity(at: 3.75), 0.5))
    #expect(scene.blueOpacity(at: 4.5) == 1)
    #expect(scene.rects(.blue, at: 4.5).first?.width == 11)
    #expect(scene.element("guest", at: 5)?.id == id)
    #expect(log.lines == ["appear"])
    #expect(!scene.stage.isAnimating)
  }

  @Test func `transitions move, grow and combine`() {
    let cases: [(AnyTransition, (CGFloat) -> CGAffineTransform)] = [
      (.move(edge: .leading), { CGAffineTransform(translationX: -10 * (1 - $0), y: 0) }),
      (.move(edge: .bottom), { CGAffineTransform(translationX: 0, y: 10 * (1 - $0)) }),
      (.slide, { CGAffineTransform(translationX: -10 * (1 - $0), y: 0) }),
      (.offset(x: 3, y: 4), { CGAffineTransform(translationX: 3 * (1 - $0), y: 4 * (1 - $0)) }),
      (
        .scale(scale: 0.5, anchor: .topLeading).combined(with: .opacity),
        { CGAffineTransform(a: 0.5 + $0 / 2, b: 0, c: 0, d: 0.5 + $0 / 2, tx: 0, ty: 0) }
      ),
    ]
    for (transition, expected) in cases {
      let scene = Scene(Toggled(transition: transition))
      scene.press("toggle", at: 0)
      _ = scene.commands(at: 1)
      let part = scene.blueTransform(at: 1.25)
      let whole = expected(0.25)
      #expect(abs((part?.a ?? 0) - whole.a) < 1e-6)
      if whole.a == 1 {
        #expect(abs((part?.tx ?? 0) - whole.tx) < 1e-5)
        #expect(abs((part?.ty ?? 0) - whole.ty) < 1e-5)
      }
      #expect(scene.blueTransform(at: 2) == .identity)
    }
  }

  @Test func `a transition may differ for coming and going`() {
    let scene = Scene(
      Toggled(transition: .asymmetric(insertion: .identity, removal: .move(edge: .trailing)))
    )
    scene.press("toggle", at: 0)
    #expect(scene.blueTransform(at: 1) == .identity)
    scene.press("toggle", at: 2)
    _ = scene.commands(at: 3)
    #expect(scene.blueTransform(at: 3.5)?.tx == 5)
    #expect(scene.blueTransform(at: 4) == nil)
  }

  @Test func `a person who wants less movement sees things fade`() {
    let scene = Scene(Toggled(transition: .slide))
    scene.host.reducesMotion = true
    scene.press("toggle", at: 0)
    _ = scene.commands(at: 1)
    #expect(scene.blueTransform(at: 1.5) == .identity)
    #expect(near(scene.blueOpacity(at: 1.5), 0.5))
  }

  @Test func `a transition of a program's own is views`() {
    struct Turning: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.value * 8).opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let scene = Scene(Toggled(transition: AnyTransition(Turning())))
    scene.press("toggle", at: 0)
    let rest = scene.rects(.blue, at: 1).first
    #expect(rest == nil)
    #expect(near(scene.blueOpacity(at: 1.5), 0.5))
    let place = scene.rects(.blue, at: 2).first
    scene.press("toggle", at: 2)
    _ = scene.commands(at: 3)
    #expect(near(scene.blueOpacity(at: 3.25), 0.75))
    #expect(scene.rects(.blue, at: 3.25).first?.minX == (place?.minX ?? 0) + 2)
    #expect(scene.blueOpacity(at: 4) == nil)
    _ = scene.commands(at: 4.1)
    #expect(!scene.stage.isAnimating)
  }
}

/// Rows of a list that a test changes.
private struct Rows: View {
  var ids: [Int]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(ids, id: \.self) { id in
        Row(id: id)
      }
    }
  }
}

private struct Row: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    Button("\(id):\(count)") { count += 1 }.font(.system(size: 10))
  }
}

@MainActor
@Suite struct MovingItemTests {
  @Test func `items that move keep their state and glide`() {
    let scene = Scene(Rows(ids: [1, 2, 3]))
    scene.press("1:0", at: 0)
    #expect(scene.texts(at: 0) == ["1:1", "2:0", "3:0"])
    let before = scene.runs(at: 0).map(\.origin.y)
    withAnimation(second) { scene.stage.root = Rows(ids: [3, 2, 1]) }
    let start = scene.runs(at: 1)
    #expect(start.map(\.text) == ["3:0", "2:0", "1:1"])
    #expect(start.map(\.origin.y) == before.reversed())
    // Half of the way of 24 points.
    let middle = scene.runs(at: 1.5)
    #expect(middle.allSatisfy { $0.origin.y == before[1] })
    #expect(scene.runs(at: 2).map(\.origin.y) == before)
    #expect(!scene.stage.isAnimating)
  }

  @Test func `items come and go among those that stay`() {
    let scene = Scene(Rows(ids: [1, 2, 3]))
    _ = scene.texts(at: 0)
    withAnimation(second) { scene.stage.root = Rows(ids: [4, 3, 1]) }
    _ = scene.texts(at: 1)
    // The one that leaves is drawn behind.
    #expect(scene.texts(at: 1.5) == ["2:0", "4:0", "3:0", "1:0"])
    #expect(scene.element("2:0", at: 1.5) == nil)
    withAnimation(second) { scene.stage.root = Rows(ids: [2, 3]) }
    #expect(Set(scene.texts(at: 1.6)) == ["2:0", "3:0", "4:0", "1:0"])
    #expect(scene.texts(at: 3) == ["2:0", "3:0"])
  }

  @Test func `a change of id is another view`() {
    struct Identified: View {
      var id: Int

      var body: some View { Row(id: 7).id(id) }
    }
    let scene = Scene(Identified(id: 1))
    scene.press("7:0", at: 0)
    #expect(scene.texts(at: 0) == ["7:1"])
    withAnimation(second) { scene.stage.root = Identified(id: 2) }
    _ = scene.texts(at: 1)
    #expect(scene.texts(at: 1.5) == ["7:1", "7:0"])
    #expect(scene.texts(at: 2) == ["7:0"])
    scene.stage.root = Identified(id: 2)
    #expect(scene.texts(at: 2.5) == ["7:0"])
  }
}
