import Drawing
import SwitchbackUI
import Testing

private struct Counter: View {
  var name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Pair: View {
  @State private var isSwapped = false

  var body: some View {
    VStack(spacing: 0) {
      Button("swap \(isSwapped ? "yes" : "no")") { isSwapped.toggle() }
      Counter(name: isSwapped ? "b" : "a")
    }
  }
}

extension UITests {
  @Suite struct StateTests {
    @Test func `state survives the value of its view`() {
      let scene = Scene(Pair())
      #expect(scene.texts() == ["swap no", "a 0"])
      // Two lines of 20.4 points round the middle of 100.
      scene.tap(100, 60)
      #expect(scene.texts() == ["swap no", "a 1"])
      scene.tap(100, 40)
      #expect(scene.texts() == ["swap yes", "b 1"])
      #expect(scene.host.reports.isEmpty)
    }
  }
}
