import Drawing
import Observation
import SwitchbackUI
import Testing

@Observable
private final class Ride {
  var name = "one"
  var length = 1
}

private struct RideView: View {
  let ride: Ride
  let log: Log

  var body: some View {
    log.lines.append("body")
    return Text(ride.name)
  }
}

private struct RideEditor: View {
  @Bindable var ride: Ride

  var body: some View {
    Stepper("\(ride.length)", value: $ride.length)
  }
}

private struct Inside: View {
  @Environment(Ride.self) private var ride
  @Environment(Other.self) private var other: Other?

  var body: some View { Text(ride.name + (other == nil ? "-" : "+")) }
}

@Observable private final class Other {}

private final class Counter: ObservableObject {
  @Published var count = 0
  var silent = 0
}

private struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View { Button("\(counter.count)") { counter.count += 1 } }
}

private struct Watcher: View {
  @ObservedObject var counter: Counter
  let log: Log

  var body: some View {
    log.lines.append("body")
    return Toggle("\(counter.count) \(counter.silent)", isOn: .constant(true))
  }
}

@MainActor
@Suite struct ObservationTests {
  @Test func `a property that was read makes an update, another does not`() {
    let ride = Ride()
    let log = Log()
    let scene = Scene(RideView(ride: ride, log: log))
    #expect(scene.texts() == ["one"])
    ride.length = 2
    #expect(!scene.stage.isAnimating)
    ride.name = "two"
    #expect(scene.stage.isAnimating)
    #expect(scene.texts() == ["two"])
    #expect(log.lines.count == 2)
  }

  @Test func `a change is animated as the code says that makes it`() {
    let ride = Ride()
    let log = Log()
    struct Seen: UIViewRepresentable {
      let ride: Ride
      let log: Log

      func makeUIView(context: Context) -> UIView { UIView() }

      func updateUIView(_ uiView: UIView, context: Context) {
        log.lines.append("\(ride.name) \(context.transaction.animation != nil)")
      }
    }
    let scene = Scene(Seen(ride: ride, log: log))
    _ = scene.texts()
    withAnimation { ride.name = "two" }
    _ = scene.texts()
    #expect(log.lines == ["one false", "two true"])
  }

  @Test func `updates that read the same object leave nothing behind`() {
    weak var gone: Ride?
    do {
      let ride = Ride()
      gone = ride
      let log = Log()
      let scene = Scene(RideView(ride: ride, log: log))
      for _ in 0..<100 {
        scene.stage.setNeedsUpdate()
        _ = scene.texts()
      }
      #expect(log.lines.count == 100)
      let before = log.lines.count
      ride.name = "two"
      _ = scene.texts()
      _ = scene.texts()
      #expect(log.lines.count == before + 1)
    }
    #expect(gone == nil)
  }

  @Test func `a bindable object gives bindings`() {
    let ride = Ride()
    let scene = Scene(RideEditor(ride: ride))
    #expect(scene.texts() == ["1"])
    guard let id = scene.element("1")?.id else { return #expect(Bool(false)) }
    scene.stage.perform(.increment, on: id, at: 0)
    #expect(ride.length == 2)
    #expect(scene.texts() == ["2"])
  }

  @Test func `an object comes through the environment`() {
    let ride = Ride()
    let scene = Scene(Inside().environment(ride))
    #expect(scene.texts() == ["one-"])
    ride.name = "two"
    #expect(scene.texts() == ["two-"])
  }

  @Test func `a state object is made once and observed`() {
    let scene = Scene(CounterView())
    #expect(scene.texts() == ["0"])
    scene.tap(100, 50)
    #expect(scene.texts() == ["1"])
    scene.stage.setNeedsUpdate()
    #expect(scene.texts() == ["1"])
  }

  @Test func `an observed object tells of itself`() {
    let counter = Counter()
    let log = Log()
    let scene = Scene(Watcher(counter: counter, log: log))
    #expect(scene.texts() == ["0 0"])
    counter.silent = 1
    #expect(!scene.stage.isAnimating)
    counter.objectWillChange.send()
    #expect(scene.texts() == ["0 1"])
    counter.count = 5
    #expect(scene.texts() == ["5 1"])
    #expect(log.lines.count == 3)
  }
}
