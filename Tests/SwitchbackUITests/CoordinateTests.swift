import Drawing
import SwitchbackUI
import Testing

/// Keeps what a reader was told.
private final class Readings {
  var proxy: GeometryProxy?
  var count = 0
}

private struct Reading: View {
  let readings: Readings
  @State private var count = 0

  var body: some View {
    GeometryReader { proxy in
      Button("pressed \(count)") { count += 1 }
        .font(.system(size: 10))
        .onAppear {
          readings.proxy = proxy
          readings.count += 1
        }
    }
  }
}

private struct Nested: View {
  @State private var count = 0

  var body: some View {
    Button("inside \(count)") { count += 1 }.font(.system(size: 10))
  }
}

@MainActor
@Suite struct CoordinateTests {
  @Test func `a reader takes the place that it is offered`() {
    let readings = Readings()
    let scene = Scene(
      Reading(readings: readings).padding(10).coordinateSpace(.named("outside")),
      width: 200,
      height: 100
    )
    #expect(scene.texts() == ["pressed 0"])
    #expect(readings.proxy?.size == CGSize(width: 180, height: 80))
    let frame = CGRect(x: 10, y: 10, width: 180, height: 80)
    #expect(readings.proxy?.frame(in: .global) == frame)
    #expect(readings.proxy?.frame(in: .named("outside")) == frame)
    #expect(readings.proxy?.frame(in: .named("unknown")) == frame)
    #expect(readings.proxy?.frame(in: .local) == CGRect(x: 0, y: 0, width: 180, height: 80))
    let bounds = readings.proxy?.bounds(of: .named("outside"))
    #expect(bounds == CGRect(x: -10, y: -10, width: 200, height: 100))
    #expect(readings.proxy?.bounds(of: .named("unknown")) == nil)
  }

  @Test func `a reader is told of another size`() {
    let readings = Readings()
    let scene = Scene(Reading(readings: readings))
    _ = scene.texts()
    scene.stage.resize(to: CGSize(width: 50, height: 60), scale: 1, colorScheme: .light)
    _ = scene.texts()
    #expect(readings.proxy?.size == CGSize(width: 50, height: 60))
    #expect(readings.count == 1)
  }

  @Test func `what stands in a reader is pressed and keeps state`() {
    let scene = Scene(Reading(readings: Readings()))
    _ = scene.texts()
    scene.tap(5, 5)
    #expect(scene.texts() == ["pressed 1"])
    scene.send(.pointerDown, 5, 5)
    scene.stage.setNeedsUpdate()
    _ = scene.texts()
    scene.send(.pointerUp, 5, 5)
    #expect(scene.texts() == ["pressed 2"])
  }

  @Test func `a view in a reader has state of its own`() {
    let scene = Scene(GeometryReader { _ in Nested() })
    #expect(scene.texts() == ["inside 0"])
    scene.tap(5, 5)
    #expect(scene.texts() == ["inside 1"])
    scene.stage.setNeedsUpdate()
    #expect(scene.texts() == ["inside 1"])
  }

  @Test func `views in a reader lie in its top left corner`() {
    let scene = Scene(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 10)
        Color.blue.frame(width: 10, height: proxy.size.height / 4)
      }
    )
    #expect(scene.rects(.red) == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    #expect(scene.rects(.blue) == [CGRect(x: 0, y: 0, width: 10, height: 25)])
  }
}

private struct Named: View {
  let log: Log
  var extra = 0
  @Namespace private var first
  @Namespace private var second

  var body: some View {
    log.lines.append("\(first == first) \(first == second)")
    return Text("\(extra)").onAppear { log.lines.append("appeared") }
      .id2(first, log)
  }
}

extension View {
  fileprivate func id2(_ id: Namespace.ID, _ log: Log) -> some View {
    onChange(of: id) { log.lines.append("changed") }
  }
}

@MainActor
@Suite struct NamespaceTests {
  @Test func `a namespace stays the same as long as its view is there`() {
    let log = Log()
    let scene = Scene(Named(log: log))
    _ = scene.texts()
    scene.stage.root = Named(log: log, extra: 1)
    _ = scene.texts()
    #expect(log.lines == ["true false", "appeared", "true false"])
  }
}
