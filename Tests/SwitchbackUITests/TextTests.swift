import Drawing
import SwitchbackUI
import Testing

/// A host that keeps how much text it measured.
private final class MeasuringHost: Host {
  private let base = RecordingHost()
  private(set) var longest = 0
  private(set) var total = 0

  var reducesMotion: Bool { false }

  func measure(_ text: String, font: Font) -> TextMetrics {
    let count = text.unicodeScalars.count
    longest = max(longest, count)
    total += count
    return base.measure(text, font: font)
  }

  func makeImage(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle { ImageHandle(id: 1) }

  func releaseImage(_ image: ImageHandle) {}

  func setNeedsFrame() {}

  func report(_ message: String) {}
}

private struct Unrelated: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("a text of several words that has to be broken")
      Color.red.frame(width: 10, height: 10).onTapGesture { isOn.toggle() }
    }
  }
}

/// Letters are 5 points wide and lines 12 high.
@MainActor
@Suite struct TextTests {
  private func lines(_ text: String, width: CGFloat, limit: Int? = nil) -> [String] {
    let view = Text(text).font(.system(size: 10)).lineLimit(limit)
    return Scene(view, width: width).texts()
  }

  @Test func `words go on in the next line`() {
    #expect(lines("one two three", width: 40) == ["one two", "three"])
    #expect(lines("one two three", width: 35) == ["one two", "three"])
    #expect(lines("one two three", width: 34) == ["one", "two", "three"])
    #expect(lines("one two three", width: 65) == ["one two three"])
    #expect(lines("well-known", width: 30) == ["well-", "known"])
  }

  @Test func `a word wider than the line is broken`() {
    #expect(lines("abcdefghijkl", width: 25) == ["abcde", "fghij", "kl"])
    #expect(lines("abc", width: 1).joined() == "abc")
  }

  @Test func `ideographs need no spaces`() {
    #expect(lines("山道地図", width: 10) == ["山道", "地図"])
  }

  @Test func `what has no room ends in an ellipsis`() {
    #expect(lines("abcdefghij", width: 30, limit: 1) == ["abcde…"])
    #expect(lines("abcd efghij", width: 30, limit: 1) == ["abcd…"])
    #expect(lines("abcdef", width: 30, limit: 1) == ["abcdef"])
    #expect(lines("one two three four", width: 40, limit: 2) == ["one two", "three f…"])
    #expect(lines("abc", width: 2, limit: 1) == ["…"])
  }

  @Test func `the height bounds the number of lines`() {
    let view = Text("one two three four").font(.system(size: 10))
    #expect(Scene(view, width: 40, height: 30).texts() == ["one two", "three f…"])
    #expect(Scene(view, width: 40, height: 5).texts() == ["one two…"])
  }

  @Test func `line breaks of the text are kept, and are spaces in a single line`() {
    #expect(lines("a\nb\r\nc", width: 100) == ["a", "b", "c"])
    #expect(lines("a\nb\r\nc", width: 100, limit: 1) == ["a b c"])
    #expect(lines("a\n\nb", width: 100) == ["a", "b"])
    let scene = Scene(Text("a\n\nb").font(.system(size: 10)).background(.red))
    #expect(scene.rects(.red).first?.height == 36)
  }

  @Test func `control characters are spaces and marks of direction are left out`() {
    #expect(lines("a\tb\u{7}c\u{9F}d", width: 100) == ["a b c d"])
    let marks =
      "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}"
    #expect(lines("12\(marks)3 km", width: 100) == ["123 km"])
  }

  @Test func `letters of several scalars are not cut`() {
    // é as two scalars, 10 points; “…” takes 5 more.
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 20, limit: 1) == ["e\u{301}…"])
    // Two families of five scalars, two flags.
    let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(lines(family + family, width: 40, limit: 1) == [family + "…"])
    let flag = "\u{1F1E8}\u{1F1ED}"
    #expect(lines(flag + flag, width: 15, limit: 1) == [flag + "…"])
    #expect(lines(flag + flag, width: 14) == [flag, flag])
  }

  @Test func `lines are aligned to each other`() {
    func origins(_ alignment: TextAlignment) -> [CGFloat] {
      let view = Text("aaaa b").font(.system(size: 10)).multilineTextAlignment(alignment)
      return Scene(view, width: 20).runs().map(\.origin.x)
    }
    #expect(origins(.leading) == [0, 0])
    #expect(origins(.center) == [0, 7.5])
    #expect(origins(.trailing) == [0, 15])
  }

  @Test(arguments: [nil, 1, 3])
  func `a name of a megabyte costs no more than a screen of text`(limit: Int?) {
    let host = MeasuringHost()
    let name = String(repeating: "ab \u{301}d", count: 1 << 18)
    let stage = HostingStage(host: host, root: Text(name).lineLimit(limit))
    stage.resize(to: CGSize(width: 300, height: 200), scale: 1, colorScheme: .light)
    let list = stage.frame(at: 0)
    #expect(!list.layers.isEmpty)
    #expect(host.longest <= 1_001)
    #expect(host.total < 20_000)
  }

  @Test func `a word of a megabyte without room is cut at a named length`() {
    let host = MeasuringHost()
    let name = String(repeating: "x", count: 1 << 20)
    let stage = HostingStage(host: host, root: Text(name).fixedSize())
    stage.resize(to: CGSize(width: 300, height: 200), scale: 1, colorScheme: .light)
    _ = stage.frame(at: 0)
    #expect(host.longest <= 1_001)
  }

  @Test func `what did not change is not measured again`() {
    let scene = Scene(Unrelated())
    let before = scene.commands()
    let count = scene.host.measurements
    scene.tap(100, 60)
    let after = scene.commands()
    #expect(scene.host.measurements == count)
    #expect(after == before)
  }

  @Test func `the nearest style wins`() {
    let view = Text("a").bold().font(.system(size: 10)).foregroundStyle(.red)
      .font(.title).foregroundStyle(.blue).italic()
    let run = Scene(view).runs().first
    #expect(run?.font == Font.system(size: 10, weight: .bold).italic())
    #expect(run?.color == Color.red.resolved(in: .light))
  }

  @Test func `surroundings set what a text does not say`() {
    let view = VStack { Text("a") }.font(.caption).bold().foregroundStyle(.secondary)
    let run = Scene(view).runs().first
    #expect(run?.font == Font.caption.bold())
    #expect(run?.color == Color.secondary.resolved(in: .light))
  }
}

/// Letters are 5 points wide.
@MainActor
@Suite struct TextPartTests {
  @Test func `texts that are joined keep their styles`() {
    let text = Text("one ") + Text("two").bold().foregroundColor(.red) + Text(" three")
    let host = ViewHost(text.font(.system(size: 10)), size: CGSize(width: 100, height: 100))
    #expect(host.texts == ["one ", "two", " three"])
    #expect(host.textRuns.map(\.origin.x) == [18, 38, 53])
    #expect(host.textRuns.map(\.font.weight) == [.regular, .bold, .regular])
    #expect(host.textRuns[1].color == Color.red.resolved(in: .light))
    #expect(host.elements.map(\.label) == ["one two three"])
    host.resize(to: CGSize(width: 36, height: 100))
    #expect(host.texts == ["one ", "two", "three"])
    #expect(host.textRuns.map(\.origin.y)[1] < host.textRuns.map(\.origin.y)[2])
  }

  @Test func `a line is as high as its largest letters`() {
    let text = Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 20))
    let host = ViewHost(text, size: CGSize(width: 100, height: 100))
    #expect(host.frame(of: "ab")?.size == CGSize(width: 15, height: 24))
    #expect(Set(host.textRuns.map(\.origin.y)).count == 1)
  }

  @Test func `a text of the program's own takes values and texts`() {
    let name = Text("Anna").bold()
    let key: LocalizedStringKey = "\(name) rode \(12.345, specifier: "%.1f") km in \(2) days"
    let host = ViewHost(Text(key).font(.system(size: 10)), size: CGSize(width: 400, height: 20))
    #expect(host.texts == ["Anna", " rode 12.3 km in 2 days"])
    #expect(host.textRuns[0].font.weight == .bold)
    let button = ViewHost(Button(key) {}, size: CGSize(width: 400, height: 20))
    #expect(button.element("Anna rode 12.3 km in 2 days")?.role == .button)
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "abcdef…"), (.head, "…efghij"), (.middle, "abc…hij"),
  ])
  func `a text is cut off where it should be`(mode: Text.TruncationMode, expected: String) {
    let text = Text("abcdefghij").font(.system(size: 10)).lineLimit(1).truncationMode(mode)
    let host = ViewHost(text, size: CGSize(width: 35, height: 20))
    #expect(host.texts == [expected])
  }
}
