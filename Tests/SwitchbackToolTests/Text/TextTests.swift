import Testing

@testable import SwitchbackTool

@Suite struct TextTests {
  @Test(arguments: [
    ("ride.gpx", "ride.gpx"),
    ("a\nb\rc\td", "a\\nb\\rc\\td"),
    ("\u{1B}[2J\u{7}\u{0}\u{7F}\u{9B}", "\\u{1b}[2J\\u{7}\\u{0}\\u{7f}\\u{9b}"),
    ("\u{202E}xpg.exe\u{2066}\u{200F}\u{FEFF}", "\\u{202e}xpg.exe\\u{2066}\\u{200f}\\u{feff}"),
    ("a\u{2028}b\u{2029}c\u{85}", "a\\u{2028}b\\u{2029}c\\u{85}"),
    ("Zürich 東京 👩\u{200D}🚀 می\u{200C}خواهم", "Zürich 東京 👩\u{200D}🚀 می\u{200C}خواهم"),
    ("\r\n", "\\r\\n"),
  ])
  func `shows what would be obeyed`(text: String, visible: String) {
    #expect(text.visible == visible)
  }

  // Widths as terminals with Unicode's East Asian widths show them.
  @Test(arguments: [("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("👩\u{200D}🚀", 2)])
  func `counts columns`(text: String, width: Int) {
    #expect(columns(of: text) == width)
  }

  @Test func `aligns a table`() {
    var table = Table([("file", .left), ("km", .right), ("note", .left)])
    table.append(["東京.gpx", "1.5", ""])
    table.append(["a", "100.0", "b"])
    #expect(
      table.text == """
        file         km  note
        東京.gpx    1.5
        a         100.0  b

        """
    )
  }

  @Test func `breaks between words only`() {
    let text = Paragraph.lines(["aa", "bb", "cccccccccc", "d"], after: "> ", width: 8)
    #expect(text == "> aa bb\n  cccccccccc\n  d")
  }
}
