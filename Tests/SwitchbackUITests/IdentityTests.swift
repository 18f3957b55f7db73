import Drawing
import SwitchbackUI
import Testing

private struct Item: Identifiable {
  let id: Int
}

private struct Row: View {
  let id: Int
  @State private var taps = 0

  var body: some View {
    Button("\(id):\(taps)") { taps += 1 }.font(.system(size: 10))
  }
}

private struct List: View {
  let log: Log
  @State private var ids = [1, 2, 3]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(ids.map(Item.init)) { item in
        Row(id: item.id)
          .onAppear { log.lines.append("+\(item.id)") }
          .onDisappear { log.lines.append("-\(item.id)") }
      }
      Button("reverse") { ids.reverse() }.font(.system(size: 10))
      Button("drop") { ids.removeFirst() }.font(.system(size: 10))
      Button("double") { ids.append(ids[0]) }.font(.system(size: 10))
    }
  }
}

private struct Observer: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Button("add") { count += 1 }
      .onChange(of: count, initial: true) { log.lines.append("\($0)→\($1)") }
      .onChange(of: count) { log.lines.append("now \(count)") }
  }
}

/// Six lines of 12 points round the middle of 100: they start at 14.
@MainActor
@Suite struct IdentityTests {
  @Test func `state goes with the id of an item`() {
    let scene = Scene(List(log: Log()))
    scene.tap(100, 20)
    #expect(scene.texts().prefix(3) == ["1:1", "2:0", "3:0"])
    scene.tap(100, 56)
    #expect(scene.texts().prefix(3) == ["3:0", "2:0", "1:1"])
  }

  @Test func `items appear and disappear once`() {
    let log = Log()
    let scene = Scene(List(log: log))
    _ = scene.texts()
    #expect(log.lines == ["+1", "+2", "+3"])
    scene.tap(100, 56)
    _ = scene.texts()
    #expect(log.lines == ["+1", "+2", "+3"])
    scene.tap(100, 68)
    #expect(scene.texts().prefix(2) == ["2:0", "1:0"])
    #expect(log.lines == ["+1", "+2", "+3", "-3"])
  }

  @Test func `items that share an id are both drawn and reported once`() {
    let scene = Scene(List(log: Log()))
    scene.tap(100, 80)
    #expect(scene.texts().prefix(4) == ["1:0", "2:0", "3:0", "1:0"])
    // Seven lines now: they start at 8. The fourth is the double.
    scene.tap(100, 50)
    #expect(scene.texts().prefix(4) == ["1:0", "2:0", "3:0", "1:1"])
    let report = "ForEach: item 3 has the id of an earlier item, 1; both are shown"
    #expect(scene.host.reports == [report])
  }

  @Test func `changes are told with the value before and the value now`() {
    let log = Log()
    let scene = Scene(Observer(log: log))
    _ = scene.texts()
    #expect(log.lines == ["0→0"])
    scene.tap(100, 50)
    _ = scene.texts()
    #expect(log.lines == ["0→0", "now 1", "0→1"])
  }

  @Test func `numbers of a range are items`() {
    let scene = Scene(HStack { ForEach(0..<3) { Text("\($0)") } })
    #expect(scene.texts() == ["0", "1", "2"])
  }

  @Test func `a part of an element is its id`() {
    let scene = Scene(HStack { ForEach(["a", "b"], id: \.self) { Text($0) } })
    #expect(scene.texts() == ["a", "b"])
  }
}
