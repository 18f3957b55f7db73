import Drawing
import SwitchbackUI
import Testing

private struct Pin: View {
  let name: String
  var log = Log()
  @State private var taps = 0

  var body: some View {
    Text("\(name)\(taps)").font(.system(size: 10))
      .onTapGesture { taps += 1 }
      .onAppear { log.lines.append("in") }
      .onDisappear { log.lines.append("out") }
  }
}

private struct Owner: View {
  let later: (@escaping () -> Void) -> Void
  @State private var count = 0

  var body: some View {
    later { count += 1 }
    return Text("\(count)")
  }
}

private struct Kept: View {
  @State private var object: Box

  init(_ object: Box) {
    _object = State(initialValue: object)
  }

  var body: some View {
    Button("a") { object.count += 1 }.onDisappear { object.count = 0 }
  }
}

private final class Box {
  var count = 0
}

/// The tree of views of an annotation, which a map places and asks.
@MainActor
@Suite struct GraphTests {
  private let host = RecordingHost()
  private let graph = ViewGraph()

  private func update<Content: View>(_ content: Content) {
    graph.update(
      content,
      environment: EnvironmentValues(host: host),
      transaction: Transaction()
    )
  }

  private func commands() -> [DrawingCommand] {
    var commands = DrawingCommands()
    graph.draw(into: &commands, context: RenderContext(time: 0))
    return Array(commands)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) -> Bool {
    var event = InputEvent(.pointerDown, time: 0)
    event.location = CGPoint(x: x, y: y)
    let isUsed = graph.send(event)
    event.kind = .pointerUp
    return graph.send(event) && isUsed
  }

  @Test func `a tree is measured, placed, drawn and found`() {
    update(Pin(name: "ab"))
    #expect(!graph.needsUpdate)
    let size = graph.sizeThatFits(.unspecified)
    #expect(size == CGSize(width: 15, height: 12))
    graph.place(in: CGRect(origin: CGPoint(x: 100, y: 50), size: size))
    guard case .text(let run) = commands().first else {
      Issue.record("no text")
      return
    }
    #expect(run.text == "ab0")
    #expect(run.origin.x == 100)
    #expect(graph.hitTest(CGPoint(x: 110, y: 55)))
    #expect(!graph.hitTest(CGPoint(x: 90, y: 55)))
    #expect(graph.accessibilityLabel == "ab0")
  }

  @Test func `a change of state asks for an update`() {
    let log = Log()
    graph.onInvalidate = { log.lines.append("update") }
    update(Pin(name: "a"))
    graph.place(in: CGRect(origin: .zero, size: graph.sizeThatFits(.unspecified)))
    #expect(tap(5, 5))
    #expect(graph.needsUpdate)
    #expect(log.lines == ["update"])
    update(Pin(name: "b"))
    #expect(graph.accessibilityLabel == "b1")
  }

  @Test func `actions of a tree run when it is placed or taken off`() {
    let log = Log()
    update(Pin(name: "a", log: log))
    #expect(log.lines.isEmpty)
    graph.place(in: CGRect(origin: .zero, size: graph.sizeThatFits(.unspecified)))
    #expect(log.lines == ["in"])
    graph.unmount()
    #expect(log.lines == ["in", "out"])
    #expect(commands().isEmpty)
  }

  @Test func `a closure that runs outside any view changes the state of its view`() {
    var action: (() -> Void)?
    let owner = Owner { action = $0 }
    update(owner)
    action?()
    action?()
    update(owner)
    #expect(graph.accessibilityLabel == "2")
  }

  @Test func `a tree inside another reads the state round it`() {
    struct Outer: View {
      let inner: ViewGraph
      let environment: EnvironmentValues
      @State private var count = 7

      var body: some View {
        inner.update(Text("\(count)"), environment: environment, transaction: Transaction())
        return Text("outer").onTapGesture { count += 1 }
      }
    }
    let inner = ViewGraph()
    let outer = Outer(inner: inner, environment: EnvironmentValues(host: host))
    update(outer)
    graph.place(in: CGRect(origin: .zero, size: graph.sizeThatFits(.unspecified)))
    #expect(tap(5, 5))
    update(outer)
    #expect(inner.accessibilityLabel == "8")
  }

  @Test func `a tree that is dropped frees what its views keep`() {
    weak var object: Box?
    do {
      let graph = ViewGraph()
      let box = Box()
      object = box
      let environment = EnvironmentValues(host: host)
      graph.update(Kept(box), environment: environment, transaction: Transaction())
      graph.place(in: CGRect(origin: .zero, size: graph.sizeThatFits(.unspecified)))
    }
    #expect(object == nil)
  }

  @Test func `a view that left frees what it keeps`() {
    weak var object: Box?
    do {
      let box = Box()
      object = box
      update(Kept(box))
    }
    #expect(object != nil)
    update(EmptyView())
    graph.place(in: .zero)
    #expect(object == nil)
  }

  @Test func `several views at the root stand in a column`() {
    update(
      Group {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
    )
    #expect(graph.sizeThatFits(.unspecified) == CGSize(width: 20, height: 28))
  }
}
