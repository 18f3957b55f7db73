import Drawing
import SwitchbackUI
import Testing

private struct Panel: View {
  let log: Log
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("open") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      if isOpen { Text("inside").onTapGesture(count: 2) { log.lines.append("twice") } }
      Color.red.frame(width: 20, height: 20)
        .onHover { log.lines.append("over \($0)") }
        .accessibilityElement()
        .accessibilityLabel("square")
    }
  }
}

private final class Pad: UIView {
  let log: Log

  init(log: Log) {
    self.log = log
    super.init()
  }

  override func handle(_ event: InputEvent) -> Bool {
    log.lines.append("\(event.kind) \(Int(event.location.x)) \(Int(event.deltaY)) \(event.key)")
    return true
  }
}

private struct PadView: UIViewRepresentable {
  let log: Log

  func makeUIView(context: Context) -> Pad { Pad(log: log) }

  func updateUIView(_ uiView: Pad, context: Context) {}
}

@MainActor
@Suite struct ViewHostTests {
  @Test func `a test taps by name, lets time pass and reads what is shown`() {
    let log = Log()
    let host = ViewHost(Panel(log: log), size: CGSize(width: 200, height: 200))
    #expect(host.elements.map(\.label) == ["open", "square"])
    #expect(host.tap("open"))
    #expect(!host.tap("unknown"))
    host.advance(by: 0)
    #expect(host.isAnimating)
    #expect(host.settle())
    // The clock goes in frames, and one more lets go of what has ended.
    #expect(abs(host.time - 1) < 0.05)
    #expect(host.texts == ["open", "inside"])
    host.tap("inside", count: 2)
    host.hover("square")
    host.hover(at: nil)
    #expect(log.lines == ["twice", "over true", "over false"])
    #expect(host.frame(of: "square")?.size == CGSize(width: 20, height: 20))
    #expect(host.reports.isEmpty)
  }

  @Test func `a view that keeps its own state gets what is sent`() {
    let log = Log()
    let host = ViewHost(PadView(log: log), size: CGSize(width: 100, height: 100))
    #expect(host.hostedViews.count == 1)
    #expect(host.hostedViews.first is Pad)
    host.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: 3))
    host.drag(from: .zero, to: CGPoint(x: 50, y: 0))
    host.key(.plus)
    #expect(log.lines.first == "wheel 5 3 other")
    #expect(log.lines.contains("pointerMove 25 0 other"))
    #expect(log.lines.suffix(2) == ["keyDown 0 0 plus", "keyUp 0 0 plus"])
  }

  @Test func `a surface changes its size and colours`() {
    let host = ViewHost(
      Color(light: RGBA(0x1111_11FF), dark: RGBA(0x2222_22FF)),
      size: CGSize(width: 10, height: 10)
    )
    host.resize(to: CGSize(width: 30, height: 20), colorScheme: .dark)
    let expected = DrawingCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 30, height: 20)),
      RGBA(0x2222_22FF),
      FillStyle()
    )
    #expect(host.commands == [expected])
  }
}
