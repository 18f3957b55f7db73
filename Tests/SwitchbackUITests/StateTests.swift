import Drawing
import SwitchbackUI
import Testing

private struct Counter: View {
  var name: String
  @State private var count = 0

  var body: some View {
    Button("\(name)\(count)") { count += 1 }.font(.system(size: 10))
  }
}

private struct Renamer: View {
  @State private var isRenamed = false

  var body: some View {
    VStack(spacing: 0) {
      Button("rename") { isRenamed.toggle() }.font(.system(size: 10))
      Counter(name: isRenamed ? "b" : "a")
    }
  }
}

private struct Brancher: View {
  @State private var isFirst = true

  var body: some View {
    VStack(spacing: 0) {
      Button("other") { isFirst.toggle() }.font(.system(size: 10))
      if isFirst { Counter(name: "a") } else { Counter(name: "b") }
    }
  }
}

private struct Card<Content: View>: View {
  let content: Content

  var body: some View { content.padding(0) }
}

private struct CardBrancher: View {
  @State private var isFirst = true

  var body: some View {
    VStack(spacing: 0) {
      Button("other") { isFirst.toggle() }.font(.system(size: 10))
      Card(content: Group { if isFirst { Counter(name: "a") } else { Counter(name: "b") } })
    }
  }
}

private struct Twice<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(spacing: 0) {
      content
      content
    }
  }
}

private struct Child: View {
  let action: () -> Void

  var body: some View { Button("child", action: action).font(.system(size: 10)) }
}

/// Its closure keeps nothing but the state, which a careless search would take for a state of the child.
private struct Parent: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("\(count)").font(.system(size: 10))
      Child { count += 1 }
    }
  }
}

private struct BindingParent: View {
  @State private var count = 3

  var body: some View {
    VStack(spacing: 0) {
      Text("\(count)").font(.system(size: 10))
      BindingChild(count: $count)
    }
  }
}

private struct BindingChild: View {
  @Binding var count: Int

  var body: some View { Button("add") { count += 1 }.font(.system(size: 10)) }
}

private struct Loader: View {
  @State private var route: [Int]?
  @State private var steps = 0

  var body: some View {
    VStack {
      if let route { Text("\(route.count) points, step \(steps)") } else { Text("none") }
    }
    .onAppear { load() }
    .onChange(of: route) { steps += 1 }
  }

  private func load() {
    route = nil
    route = [1, 2, 3]
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("\(count)")
  }
}

private struct Switcher: View {
  @State private var isFirst = true

  var body: some View {
    VStack(spacing: 0) {
      Button("other") { isFirst.toggle() }.font(.system(size: 10))
      isFirst ? AnyView(Counter(name: "a")) : AnyView(Counter(name: "a").padding(0))
    }
  }
}

private struct Tinted: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content
      Button("taps \(taps)") { taps += 1 }.font(.system(size: 10))
    }
  }
}

// In these scenes two lines of 12 points lie round the middle of 100: the first at 44, the second at 56.
@MainActor
@Suite struct StateTests {
  @Test func `state survives the value of its view`() {
    let scene = Scene(Renamer())
    #expect(scene.texts() == ["rename", "a0"])
    scene.tap(100, 56)
    scene.tap(100, 56)
    #expect(scene.texts() == ["rename", "a2"])
    scene.tap(100, 44)
    #expect(scene.texts() == ["rename", "b2"])
    #expect(scene.host.reports.isEmpty)
  }

  @Test func `state of a branch that went away starts anew`() {
    let scene = Scene(Brancher())
    scene.tap(100, 56)
    #expect(scene.texts() == ["other", "a1"])
    scene.tap(100, 44)
    #expect(scene.texts() == ["other", "b0"])
    scene.tap(100, 44)
    #expect(scene.texts() == ["other", "a0"])
  }

  @Test func `state of a branch is not taken for that of the view that holds the branch`() {
    let scene = Scene(CardBrancher())
    scene.tap(100, 56)
    #expect(scene.texts() == ["other", "a1"])
    scene.tap(100, 44)
    #expect(scene.texts() == ["other", "b0"])
    scene.tap(100, 56)
    #expect(scene.texts() == ["other", "b1"])
  }

  @Test func `one value in two places has two states`() {
    let scene = Scene(Twice(content: Counter(name: "x")))
    scene.tap(100, 56)
    #expect(scene.texts() == ["x0", "x1"])
    scene.tap(100, 44)
    scene.tap(100, 56)
    #expect(scene.texts() == ["x1", "x2"])
  }

  @Test func `a closure changes the state of the view that made it`() {
    let scene = Scene(Parent())
    scene.tap(100, 56)
    scene.tap(100, 56)
    #expect(scene.texts() == ["2", "child"])
  }

  @Test func `a binding reads and writes the state`() {
    let scene = Scene(BindingParent())
    scene.tap(100, 56)
    #expect(scene.texts() == ["4", "add"])
  }

  @Test func `what appears is loaded in the first frame`() {
    let scene = Scene(Loader())
    #expect(scene.texts() == ["3 points, step 1"])
    #expect(!scene.stage.isAnimating)
  }

  @Test func `state that is changed by every update is reported and does not hang`() {
    let scene = Scene(Restless())
    #expect(scene.texts() == ["8"])
    #expect(scene.host.reports == ["a view changes state whenever it is updated"])
    #expect(!scene.stage.isAnimating)
    #expect(scene.texts() == ["8"])
  }

  @Test func `a view of another type starts anew`() {
    let scene = Scene(Switcher())
    scene.tap(100, 56)
    #expect(scene.texts() == ["other", "a1"])
    scene.tap(100, 44)
    #expect(scene.texts() == ["other", "a0"])
  }

  @Test func `a modifier has a state of its own`() {
    let scene = Scene(Counter(name: "x").modifier(Tinted()))
    scene.tap(100, 56)
    scene.tap(100, 44)
    #expect(scene.texts() == ["x1", "taps 1"])
  }

  @Test func `state before it is on the screen is that of the value`() {
    let state = State(initialValue: 5)
    state.projectedValue.wrappedValue = 6
    #expect(state.wrappedValue == 6)
    #expect(Binding.constant(3).wrappedValue == 3)
    #expect(Binding(Binding<Int?>.constant(nil)) == nil)
  }

  @Test func `a binding to a part of a value changes that part`() {
    var point = CGPoint(x: 1, y: 2)
    let binding = Binding(get: { point }, set: { point = $0 })
    binding.y.wrappedValue = 5
    #expect(point == CGPoint(x: 1, y: 5))
  }
}
