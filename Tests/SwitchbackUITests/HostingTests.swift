import Drawing
import SwitchbackUI
import Testing

/// A view that draws one rectangle in two layers and keeps what it is told.
private final class Pane: UIView {
  var log: Log?
  var name = ""
  var shift: CGFloat = 0
  var usesWheel = true

  override func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    log?.lines.append(host == nil ? "off" : "on")
  }

  override func handle(_ event: InputEvent) -> Bool {
    log?.lines.append("\(event.kind) \(event.location.x) \(event.location.y)")
    return event.kind != .wheel || usesWheel
  }

  override func appendLayers(to layers: inout [DisplayList.Layer], context: RenderContext) {
    var commands = DrawingCommands()
    commands.fill(bounds, with: RGBA(0x1122_33FF))
    let transform = CGAffineTransform(translationX: shift, y: 0)
    layers.append(DisplayList.Layer(kind: .baseMap, transform: transform, commands: commands))
    layers.append(DisplayList.Layer(kind: .overlays, commands: commands))
  }

  override func appendAccessibilityElements(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    if id == 0 { id = identifiers.next() }
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    elements.append(AccessibilityElement(id: id, role: .map, label: name, frame: frame))
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    id == self.id
  }

  private var id: UInt32 = 0
}

private struct PaneView: UIViewRepresentable {
  final class Coordinator {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }
  }

  let log: Log
  var name = "map"
  @Binding var count: Int

  func makeCoordinator() -> Coordinator {
    log.lines.append("coordinator")
    return Coordinator(log)
  }

  func makeUIView(context: UIViewRepresentableContext<PaneView>) -> Pane {
    log.lines.append("make \(count)")
    let pane = Pane()
    pane.log = context.coordinator.log
    return pane
  }

  func updateUIView(_ pane: Pane, context: UIViewRepresentableContext<PaneView>) {
    pane.name = name
    log.lines.append("update \(count)")
  }

  static func dismantleUIView(_ pane: Pane, coordinator: Coordinator) {
    coordinator.log.lines.append("dismantle")
  }
}

private struct MapAndStepper: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      if count < 2 { PaneView(log: log, count: $count) }
      Stepper("Count \(count)", value: $count)
    }
  }
}

private struct Overlaid: View {
  let log: Log

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.blue
      PaneView(log: log, count: .constant(0))
      Button("zoom") { log.lines.append("zoom") }.font(.system(size: 10))
    }
  }
}

@MainActor
@Suite struct HostingTests {
  @Test func `a hosted view is made once, updated and taken off`() {
    let log = Log()
    let scene = Scene(MapAndStepper(log: log))
    _ = scene.commands()
    #expect(log.lines == ["coordinator", "make 0", "on", "update 0"])
    log.lines = []
    // The stepper is 32 high at the bottom.
    scene.tap(180, 84)
    #expect(scene.texts() == ["Count 1"])
    #expect(log.lines == ["update 1"])
    log.lines = []
    scene.tap(180, 84)
    #expect(scene.texts() == ["Count 2"])
    #expect(log.lines == ["dismantle", "off"])
  }

  @Test func `a hosted view takes the room that is left and is cut off there`() {
    let scene = Scene(MapAndStepper(log: Log()))
    let list = scene.stage.frame(at: 0)
    #expect(list.layers.map(\.kind) == [.baseMap, .overlays, .controls])
    let place = Path(CGRect(x: 0, y: 0, width: 200, height: 68))
    #expect(list.layers[0].clips == [place])
    #expect(list.layers[1].clips == [place])
    #expect(list.layers[2].clips.isEmpty)
  }

  @Test func `a view that covers the surface is not cut off`() {
    let list = Scene(Overlaid(log: Log())).stage.frame(at: 0)
    #expect(list.layers.map(\.kind) == [.background, .baseMap, .overlays, .controls])
    #expect(list.layers[1].clips.isEmpty)
  }

  @Test func `layers are shifted to the place of their view`() {
    let scene = Scene(PaneView(log: Log(), count: .constant(0)).padding(10).cornerRadius(5))
    let list = scene.stage.frame(at: 0)
    #expect(list.layers.map(\.transform.tx) == [10, 10])
    // The clips are those of the corners and of the view, where they lie on the surface.
    #expect(
      list.layers[0].clips.map(\.boundingRect) == [
        CGRect(x: 0, y: 0, width: 200, height: 100),
        CGRect(x: 10, y: 10, width: 180, height: 80),
      ]
    )
    #expect(Array(list.layers[0].commands).count == 1)
  }

  @Test func `a faded view has faded layers`() {
    let scene = Scene(PaneView(log: Log(), count: .constant(0)).opacity(0.5).opacity(0.5))
    let list = scene.stage.frame(at: 0)
    #expect(list.layers.map(\.opacity) == [0.25, 0.25])
    #expect(list.layers.map { Array($0.commands).count } == [1, 1])
  }

  @Test func `only layers that differ have another revision`() {
    let scene = Scene(MapAndStepper(log: Log()))
    #expect(scene.stage.frame(at: 0).layers.map(\.revision) == [1, 1, 1])
    scene.tap(180, 84, at: 1)
    #expect(scene.stage.frame(at: 5).layers.map(\.revision) == [1, 1, 2])
    #expect(scene.stage.frame(at: 6).layers.map(\.revision) == [1, 1, 2])
  }

  @Test func `events reach a hosted view in its own coordinates`() {
    let log = Log()
    let scene = Scene(PaneView(log: log, count: .constant(0)).padding(10))
    _ = scene.commands()
    log.lines = []
    #expect(!scene.send(.pointerDown, 5, 5))
    scene.send(.pointerMove, 20, 30)
    scene.send(.pointerDown, 20, 30)
    scene.send(.pointerMove, 0, 0)
    scene.send(.pointerUp, 0, 0)
    scene.send(.wheel, 20, 30)
    scene.send(.pointerMove, 5, 5)
    #expect(
      log.lines == [
        "pointerMove 10.0 20.0", "pointerDown 10.0 20.0", "pointerMove -10.0 -10.0",
        "pointerUp -10.0 -10.0", "wheel 10.0 20.0", "pointerLeave -5.0 -5.0",
      ]
    )
  }

  @Test func `a button over a hosted view has the press to itself`() {
    let log = Log()
    let scene = Scene(Overlaid(log: log))
    _ = scene.commands()
    log.lines = []
    scene.tap(10, 6)
    #expect(log.lines == ["zoom"])
    scene.send(.wheel, 10, 6)
    #expect(log.lines == ["zoom", "wheel 10.0 6.0"])
  }

  @Test func `keys go to the only hosted view, or to what has the focus`() {
    let log = Log()
    let scene = Scene(Overlaid(log: log))
    let button = scene.element("zoom")?.id ?? 0
    let map = scene.element("map")?.id ?? 0
    log.lines = []
    scene.send(.keyDown, key: .plus)
    #expect(log.lines == ["keyDown 0.0 0.0"])
    log.lines = []
    scene.stage.perform(.focus, on: button, at: 0)
    scene.send(.keyDown, key: .space)
    #expect(log.lines == ["zoom"])
    log.lines = []
    #expect(scene.stage.perform(.focus, on: map, at: 0))
    scene.send(.keyDown, key: .plus)
    scene.send(.blur)
    #expect(log.lines == ["focus 0.0 0.0", "keyDown 0.0 0.0", "blur 0.0 0.0"])
  }

  @Test func `elements of a hosted view are shifted to its place`() {
    let scene = Scene(PaneView(log: Log(), count: .constant(0)).padding(10))
    #expect(scene.element("map")?.frame == CGRect(x: 11, y: 12, width: 3, height: 4))
  }

  @Test func `a tap on a hosted view is one for the views round it`() {
    let log = Log()
    let taps = Log()
    let pane = PaneView(log: log, count: .constant(0)).padding(10)
    let scene = Scene(pane.onTapGesture { taps.lines.append("\($0.x) \($0.y)") })
    scene.tap(50, 60)
    #expect(taps.lines == ["50.0 60.0"])
    #expect(log.lines.suffix(2) == ["pointerDown 40.0 50.0", "pointerUp 40.0 50.0"])
    scene.send(.pointerDown, 50, 60)
    scene.send(.pointerMove, 80, 60)
    scene.send(.pointerUp, 80, 60)
    #expect(taps.lines.count == 1)
  }

  @Test func `an update knows what goes along with the change`() {
    struct Mover: View {
      let log: Log
      @State private var count = 0

      var body: some View {
        ZStack(alignment: .top) {
          Spy(log: log, count: count)
          Button("go") { withAnimation(.linear(duration: 3)) { count += 1 } }
        }
      }
    }
    struct Spy: UIViewRepresentable {
      let log: Log
      let count: Int

      func makeUIView(context: Context) -> UIView { UIView() }

      func updateUIView(_ view: UIView, context: Context) {
        log.lines.append("\(count) \(context.transaction.animation == .linear(duration: 3))")
      }
    }
    let log = Log()
    let scene = Scene(Mover(log: log))
    scene.tap(100, 5)
    _ = scene.commands()
    #expect(log.lines == ["0 false", "1 true"])
  }

  @Test func `the view of a stage can be changed`() {
    let scene = Scene(Text("a"))
    #expect(scene.texts() == ["a"])
    let requests = scene.host.frameRequests
    scene.stage.root = Text("b")
    #expect(scene.host.frameRequests > requests)
    #expect(scene.texts() == ["b"])
  }
}
