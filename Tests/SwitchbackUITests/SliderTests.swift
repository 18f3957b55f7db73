import Drawing
import SwitchbackUI
import Testing

private struct Volume: View {
  var range = 0.0...10.0
  var step: Double?
  let log: Log
  @State private var value = 4.0

  var body: some View {
    VStack(spacing: 0) {
      if let step {
        Slider(value: $value, in: range, step: step) { Text("volume") }
      } else {
        Slider(value: $value, in: range) {
          Text("volume")
        } onEditingChanged: {
          log.lines.append("\($0)")
        }
      }
      Text("\(value)")
    }
  }
}

@MainActor
@Suite struct SliderTests {
  private func host(_ view: Volume) -> ViewHost<Volume> {
    ViewHost(view, size: CGSize(width: 128, height: 60))
  }

  @Test func `a knob follows the pointer that presses it`() {
    let log = Log()
    let host = host(Volume(log: log))
    #expect(host.texts == ["4.0"])
    guard let frame = host.frame(of: "volume") else { return #expect(Bool(false)) }
    #expect(frame.width == 128)
    #expect(host.element("volume")?.value == "40%")
    #expect(host.element("volume")?.role == .slider)
    // The knob of 28 points goes a way of 100; at 4 of 10 its middle is at 54.
    host.drag(from: CGPoint(x: 58, y: frame.midY), to: CGPoint(x: 68, y: 0))
    #expect(host.texts == ["5.0"])
    host.drag(from: CGPoint(x: 64, y: frame.midY), to: CGPoint(x: 1000, y: frame.midY))
    #expect(host.texts == ["10.0"])
    #expect(log.lines == ["true", "false", "true", "false"])
  }

  @Test func `a press on the line takes the knob there`() {
    let host = host(Volume(log: Log()))
    guard let frame = host.frame(of: "volume") else { return #expect(Bool(false)) }
    host.tap(at: CGPoint(x: 104, y: frame.midY))
    #expect(host.texts == ["9.0"])
    host.tap(at: CGPoint(x: 1, y: frame.midY))
    #expect(host.texts == ["0.0"])
  }

  @Test func `steps are kept to, and the last is within the range`() {
    let host = host(Volume(range: 0...10, step: 3, log: Log()))
    guard let frame = host.frame(of: "volume") else { return #expect(Bool(false)) }
    host.tap(at: CGPoint(x: 77, y: frame.midY))
    #expect(host.texts == ["6.0"])
    host.tap(at: CGPoint(x: 127, y: frame.midY))
    #expect(host.texts == ["9.0"])
    #expect(host.perform(.decrement, on: "volume"))
    #expect(host.texts == ["6.0"])
    #expect(host.perform(.focus, on: "volume"))
    #expect(host.key(.end))
    #expect(host.texts == ["9.0"])
    #expect(host.key(.leftArrow))
    #expect(host.texts == ["6.0"])
    #expect(!host.key(.escape))
  }

  @Test func `labels stand at both ends`() {
    let host = ViewHost(
      Slider(value: .constant(0.5)) {
        Text("size")
      } minimumValueLabel: {
        Text("A")
      } maximumValueLabel: {
        Text("Z")
      }
      .font(.system(size: 10)),
      size: CGSize(width: 200, height: 40)
    )
    #expect(host.texts == ["A", "Z"])
    #expect(host.textRuns.map(\.origin.x) == [0, 195])
    #expect(host.element("size")?.value == "50%")
  }

  @Test func `a slider that is disabled does nothing`() {
    let host = ViewHost(
      Volume(log: Log()).disabled(true),
      size: CGSize(width: 128, height: 60)
    )
    host.tap(at: CGPoint(x: 100, y: 20))
    #expect(host.texts == ["4.0"])
    #expect(!host.perform(.increment, on: "volume"))
  }

  @Test func `values that are no numbers and ranges without extent are taken`() {
    for value in [Double.nan, .infinity, -.infinity] {
      let host = ViewHost(
        Slider(value: .constant(value)) { Text("odd") },
        size: CGSize(width: 128, height: 60)
      )
      #expect(host.element("odd") != nil)
    }
    let host = ViewHost(
      Slider(value: .constant(1), in: 1...1) { Text("odd") },
      size: CGSize(width: 128, height: 60)
    )
    #expect(host.element("odd")?.value == "0%")
    host.tap("odd")
  }
}
