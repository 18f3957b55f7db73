import Testing

@testable import WebPage

struct TitleCase: Sendable, CustomTestStringConvertible {
  let name: String
  let markup: String
  var testDescription: String { name.debugDescription }
}

@Suite struct TitleTests {
  static let cases = [
    TitleCase(name: "Verdon", markup: "Verdon"),
    TitleCase(name: "A & B <i>", markup: "A &amp; B &lt;i&gt;"),
    TitleCase(
      name: "</title><script>alert(1)</script>",
      markup: "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
    ),
    TitleCase(name: "\"it's\"", markup: "&quot;it&#39;s&quot;"),
    TitleCase(name: "  one\r\n\ttwo \u{2028} three  ", markup: "one two three"),
    TitleCase(name: "a\u{0}b\u{7}c\u{9B}d\u{FEFF}e", markup: "abcde"),
    TitleCase(name: "gpx\u{202E}lmth.\u{2066}exe", markup: "gpxlmth.exe"),
    TitleCase(name: "👨‍👩‍👧 à la plage", markup: "👨‍👩‍👧 à la plage"),
    TitleCase(name: "", markup: "Map"),
    TitleCase(name: "\u{202E}\n\u{0}", markup: "Map"),
    TitleCase(
      name: String(repeating: "é", count: 201),
      markup: String(repeating: "é", count: 200) + "…"
    ),
    TitleCase(
      name: String(repeating: "x", count: 200),
      markup: String(repeating: "x", count: 200)
    ),
    // The limit counts what is shown.
    TitleCase(
      name: String(repeating: "<", count: 200),
      markup: String(repeating: "&lt;", count: 200)
    ),
    TitleCase(
      name: String(repeating: "\u{202E}", count: 100_000) + "late",
      markup: "late"
    ),
  ]

  @Test(arguments: cases)
  func `makes one short line of markup`(_ expected: TitleCase) {
    #expect(Title.markup(for: expected.name) == expected.markup)
  }

  @Test func `takes a long name without walking through all of it for ever`() {
    let name = String(repeating: "x ", count: 500_000)
    #expect(Title.markup(for: name).unicodeScalars.count == Title.longest + 1)
  }
}
