import Drawing
import SwitchbackUI
import Testing

@MainActor
@Suite struct ModifierTests {
  private let size = CGSize(width: 200, height: 100)

  @Test func `a view stands with its middle at a position`() {
    let view = Color.red.frame(width: 20, height: 10).accessibilityElement()
      .accessibilityLabel("red").position(x: 50, y: 40)
    let host = ViewHost(view, size: size)
    #expect(host.frame(of: "red") == CGRect(x: 40, y: 35, width: 20, height: 10))
  }

  @Test func `a tap tells its place in the space that is asked for`() {
    let log = Log()
    let view = Color.red.frame(width: 20, height: 10)
      .onTapGesture(coordinateSpace: .named("panel")) {
        log.lines.append("panel \(Int($0.x)) \(Int($0.y))")
      }
      .padding(10)
      .coordinateSpace(.named("panel"))
      .onTapGesture(coordinateSpace: .global) {
        log.lines.append("global \(Int($0.x)) \(Int($0.y))")
      }
    let host = ViewHost(view, size: size)
    _ = host.commands
    // The panel is 40 × 30 in the middle: it starts at (80, 35).
    host.tap(at: CGPoint(x: 91, y: 46))
    #expect(log.lines == ["panel 11 11"])
  }

  @Test func `a long press is one that lasts and stays`() {
    let log = Log()
    let view = Color.red.onLongPressGesture {
      log.lines.append("long")
    } onPressingChanged: {
      log.lines.append("\($0)")
    }
    let host = ViewHost(view, size: size)
    host.press(at: CGPoint(x: 5, y: 5), duration: 0.2)
    #expect(log.lines == ["true", "false"])
    host.press(at: CGPoint(x: 5, y: 5), duration: 0.6)
    host.advance(by: 0)
    #expect(log.lines == ["true", "false", "true", "long", "false"])
    host.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 50, y: 5), duration: 1)
    #expect(log.lines.suffix(2) == ["true", "false"])
  }

  @Test func `a pointer that moves over a view is followed`() {
    let log = Log()
    let view = Color.red.frame(width: 20, height: 20).onContinuousHover { phase in
      switch phase {
      case .active(let point): log.lines.append("\(Int(point.x)) \(Int(point.y))")
      case .ended: log.lines.append("ended")
      }
    }
    let host = ViewHost(view, size: size)
    _ = host.commands
    host.hover(at: CGPoint(x: 95, y: 45))
    host.hover(at: CGPoint(x: 96, y: 45))
    host.hover(at: CGPoint(x: 5, y: 5))
    #expect(log.lines.first == "5 5")
    #expect(log.lines.suffix(2) == ["6 5", "ended"])
  }

  @Test func `hints, names for tests and actions reach assistive technology`() {
    let log = Log()
    let view = VStack {
      Text("zoom").accessibilityHint("twice as near").accessibilityIdentifier("zoom-text")
        .accessibilityAdjustableAction { log.lines.append($0 == .increment ? "more" : "less") }
      Text("go").accessibilityAction { log.lines.append("gone") }
      Button("help") {}.help("opens a page")
    }
    let host = ViewHost(view, size: size)
    #expect(host.element("zoom")?.hint == "twice as near")
    #expect(host.element("zoom")?.identifier == "zoom-text")
    #expect(host.element("zoom")?.role == .slider)
    #expect(host.perform(.increment, on: "zoom"))
    #expect(host.perform(.decrement, on: "zoom"))
    #expect(host.perform(.activate, on: "go"))
    #expect(host.element("go")?.isActionable == true)
    #expect(log.lines == ["more", "less", "gone"])
    #expect(host.element("help")?.hint == "opens a page")
  }

  @Test func `labels show the parts that are asked for, and are read whole`() {
    let view = VStack {
      Label("both", systemImage: "tent")
      Label("title", systemImage: "tent").labelStyle(.titleOnly)
      Label("icon", systemImage: "tent").labelStyle(.iconOnly)
    }
    let host = ViewHost(view, size: size)
    #expect(host.texts == ["both", "title"])
    #expect(host.elements.map(\.label) == ["tent", "both", "title", "icon"])
  }

  @Test func `a shadow is soft and lies below`() {
    let view = Color.red.frame(width: 20, height: 20)
      .shadow(color: .black.opacity(0.5), radius: 4, y: 2)
    let host = ViewHost(view, size: size)
    let groups = host.commands.compactMap {
      if case .beginGroup(let opacity) = $0 { opacity } else { nil }
    }
    #expect(groups.count == 17)
    // All over each other cover as much as the colour.
    let covered = 1 - groups.reduce(1) { $0 * (1 - $1) }
    #expect(abs(covered - 0.5) < 0.01)
    guard case .fill(_, let last, _)? = host.commands.last else { return #expect(Bool(false)) }
    #expect(last == Color.red.resolved(in: .light))
  }

  @Test func `a gradient is painted across the place of what it paints`() {
    let view = Rectangle()
      .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      .frame(width: 20, height: 10)
    let host = ViewHost(view, size: size)
    let gradient = GradientPaint(
      .linear(start: CGPoint(x: 90, y: 50), end: CGPoint(x: 110, y: 50)),
      stops: [
        GradientPaint.Stop(location: 0, color: Color.red.resolved(in: .light)),
        GradientPaint.Stop(location: 1, color: Color.blue.resolved(in: .light)),
      ]
    )
    let path = Path(CGRect(x: 90, y: 45, width: 20, height: 10))
    #expect(host.commands == [.fillGradient(path, gradient, FillStyle())])
    let words = host.displayList
    var encoded: [UInt32] = []
    words.encode(into: &encoded)
    #expect(DisplayList(decoding: encoded) == words)
    let styles = ViewHost(
      VStack {
        Circle().stroke(Color.red.gradient, lineWidth: 2)
        Text("average").foregroundStyle(
          .linearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        )
        Image(systemName: "tent").foregroundStyle(Color.blue.gradient)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
        Color.clear.background(AnyShapeStyle(Color.red.gradient), in: .capsule)
      },
      size: size
    )
    let count = styles.commands.filter {
      switch $0 {
      case .fillGradient, .strokeGradient: true
      default: false
      }
    }.count
    #expect(count >= 5)
    #expect(abs((styles.textRuns.first?.color.red ?? 0) - 0.5) < 0.01)
  }

  @Test func `a clip takes the pointer only inside its outline`() {
    let log = Log()
    let view = Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("tap") }
      .clipShape(.circle)
    let host = ViewHost(view, size: size)
    _ = host.commands
    host.tap(at: CGPoint(x: 52, y: 2))
    #expect(log.lines.isEmpty)
    host.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.lines == ["tap"])
  }

  @Test func `work starts with a view and is cancelled with it`() async {
    struct Worker: View {
      let steps: AsyncStream<String>.Continuation
      var isShown = true

      var body: some View {
        if isShown {
          Text("busy").task {
            steps.yield("started")
            // Others run before what cancels it, so waiting must not keep a processor busy.
            do {
              while true { try await Task.sleep(for: .seconds(60)) }
            } catch {
              steps.yield("cancelled")
            }
          }
        }
      }
    }
    let (stream, steps) = AsyncStream.makeStream(of: String.self)
    var iterator = stream.makeAsyncIterator()
    let host = ViewHost(Worker(steps: steps), size: size)
    host.advance(by: 0)
    #expect(await iterator.next() == "started")
    host.root = Worker(steps: steps, isShown: false)
    host.advance(by: 0)
    #expect(await iterator.next() == "cancelled")
  }
}
