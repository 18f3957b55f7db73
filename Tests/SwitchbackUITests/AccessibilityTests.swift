import Drawing
import SwitchbackUI
import Testing

private struct Panel: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Title")
      Button("more") { isOpen.toggle() }
      if isOpen { Text("Details") }
    }
  }
}

@MainActor
@Suite struct AccessibilityTests {
  private func elements<Root: View>(_ root: Root) -> [AccessibilityElement] {
    let scene = Scene(root)
    _ = scene.commands()
    return scene.stage.accessibilityElements()
  }

  @Test func `texts, symbols and controls are elements in order`() {
    let list = elements(
      VStack(spacing: 0) {
        Text("a").font(.system(size: 10))
        Image(systemName: "mappin.circle")
        Button("b") {}
        Color.red.frame(width: 5, height: 5)
      }
    )
    #expect(list.map(\.role) == [.text, .image, .button])
    #expect(list.map(\.label) == ["a", "mappin circle", "b"])
    #expect(list.map(\.isActionable) == [false, false, true])
    #expect(list.first?.frame.size == CGSize(width: 5, height: 12))
  }

  @Test func `what can be operated stays so in what is tapped, and texts become one`() {
    let panel = VStack {
      Text("Title")
      Button("more") {}
    }
    let mixed = elements(panel.onTapGesture {})
    #expect(mixed.map(\.label) == ["Title", "more"])
    let texts = VStack {
      Text("Title")
      Text("Details")
    }
    let tapped = elements(texts.onTapGesture {})
    #expect(tapped.map(\.label) == ["Title, Details", "Title", "Details"])
    #expect(tapped.map(\.isActionable) == [true, false, false])
  }

  @Test func `elements keep their numbers and the revision tells of changes`() {
    let scene = Scene(Panel())
    let more = scene.element("more")
    let revision = scene.stage.accessibilityRevision
    _ = scene.commands()
    #expect(scene.stage.accessibilityRevision == revision)
    #expect(scene.stage.perform(.activate, on: more?.id ?? 0, at: 0))
    let title = scene.element("Title")
    #expect(scene.stage.accessibilityRevision == revision + 1)
    #expect(scene.stage.accessibilityElements().map(\.label) == ["Title", "more", "Details"])
    #expect(scene.element("more")?.id == more?.id)
    #expect(Set(scene.stage.accessibilityElements().map(\.id)).count == 3)
    #expect(title != nil)
  }

  @Test func `a view says what it is called, shows and is`() {
    let list = elements(
      Text("x")
        .accessibilityLabel("Distance").accessibilityValue("12 km")
        .accessibilityAddTraits([.isButton, .isSelected])
    )
    #expect(list.count == 1)
    #expect(list.first?.label == "Distance")
    #expect(list.first?.value == "12 km")
    #expect(list.first?.role == .button)
    #expect(list.first?.isSelected == true)
  }

  @Test func `hidden views are not read`() {
    #expect(elements(Text("a").accessibilityHidden(true)).isEmpty)
    #expect(elements(Text("a").hidden()).isEmpty)
    #expect(elements(Text("a").accessibilityHidden(false)).count == 1)
  }

  @Test func `a group is read before what is in it`() {
    let list = elements(
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityLabel("Legend")
    )
    #expect(list.map(\.label) == ["Legend", "a", "b"])
    #expect(list.map(\.depth) == [0, 1, 1])
    #expect(list.first?.role == .group)
  }

  @Test func `elements become one`() {
    let stack = HStack {
      Text("a")
      Text("b")
    }
    #expect(elements(stack.accessibilityElement(children: .combine)).map(\.label) == ["a, b"])
    let ignored = stack.accessibilityElement().accessibilityLabel("c")
    #expect(elements(ignored).map(\.label) == ["c"])
  }

  @Test func `a shape that is tapped is operated by its name`() {
    let log = Log()
    let scene = Scene(
      Circle().onTapGesture { log.lines.append("tap") }.accessibilityLabel("Start")
        .accessibilityAddTraits(.isButton)
    )
    let element = scene.element("Start")
    #expect(element?.isActionable == true)
    #expect(element?.role == .button)
    #expect(scene.stage.perform(.activate, on: element?.id ?? 0, at: 0))
    #expect(log.lines == ["tap"])
    #expect(!scene.stage.perform(.activate, on: 99, at: 0))
  }

  @Test func `labels that are hidden are still read`() {
    let scene = Scene(Toggle("Night", isOn: .constant(true)).labelsHidden())
    #expect(scene.texts().isEmpty)
    #expect(scene.element("Night")?.frame.size == CGSize(width: 51, height: 31))
  }
}
