import CairoHost
import Drawing
import Testing

struct AdvanceCase: Sendable, CustomTestStringConvertible {
  let text: String
  let units: Double
  var testDescription: String { text }
}

@Suite(.enabled(if: Golden.isFontInstalled, "the font DejaVu Sans is not installed"))
struct MeasuringTests {
  private let host = CairoHost(fontFamily: Golden.family)

  // Advances from the table `hmtx` of DejaVuSans.ttf 2.37, of which an em has 2,048.
  static let advances = [
    AdvanceCase(text: "0", units: 1303),
    AdvanceCase(text: "m", units: 1995),
    AdvanceCase(text: "W", units: 2025),
    AdvanceCase(text: "i", units: 569),
    AdvanceCase(text: "H H", units: 1540 + 651 + 1540),
    AdvanceCase(text: "00000000000000000000", units: 20 * 1303),
  ]

  @Test(arguments: advances, [8.0, 11, 12, 17, 34, 100])
  func `measures the advances that the font has, in every size`(
    _ expected: AdvanceCase,
    size: Double
  ) {
    let width = host.measure(expected.text, font: .system(size: CGFloat(size))).width
    // Pango counts in 1 ∕ 1,024 of a point, each letter on its own.
    let tolerance = Double(expected.text.count) / 1024
    #expect(abs(width - expected.units * size / 2048) <= tolerance)
  }

  @Test(arguments: [8.0, 11, 17, 40])
  func `takes the line's height from the font`(size: Double) {
    // From the table `hhea`: 1,901 above the baseline and 483 below.
    let metrics = host.measure("x", font: .system(size: CGFloat(size)))
    #expect(abs(metrics.ascent - 1901 * size / 2048) <= 0.002)
    #expect(abs(metrics.descent - 483 * size / 2048) <= 0.002)
  }

  @Test func `gives every text of a font one height`() {
    let heights = ["", "x", "Åg", "東京"].map { host.measure($0, font: .body).height }
    #expect(Set(heights).count == 1)
    #expect(host.measure("", font: .body).width == 0)
  }

  @Test func `knows weights and designs`() {
    let regular = host.measure("Hamburg", font: .body).width
    #expect(host.measure("Hamburg", font: .body.bold()).width > regular)
    let fixed = Font.system(size: 17, design: .monospaced)
    #expect(host.measure("iii", font: fixed).width == host.measure("WWW", font: fixed).width)
    let serif = Font.system(size: 17, design: .serif)
    #expect(host.installedFamily(of: .serif) != Golden.family)
    #expect(host.measure("Hamburg", font: serif).width != regular)
  }

  @Test func `sets breaks as spaces and leaves control characters out`() {
    let font = Font.body
    let plain = host.measure("a b c d", font: font)
    #expect(host.measure("a\nb\tc\u{2028}d", font: font) == plain)
    #expect(host.measure("a\u{0} b\u{1} c\u{7F} \u{FFFE}d", font: font) == plain)
  }

  @Test(arguments: [0, -3, Double.nan, .infinity])
  func `measures nothing without a size`(size: Double) {
    let metrics = host.measure("text", font: .system(size: CGFloat(size)))
    #expect(metrics == TextMetrics(width: 0, ascent: 0, descent: 0))
  }

  @Test func `measures sizes beyond what Pango can set`() {
    let width = host.measure("0", font: .system(size: 1_000_000)).width
    #expect(abs(width / 1_000_000 - 1303.0 / 2048) < 0.000_01)
  }

  @Test func `measures the same after many other texts`() {
    let before = host.measure("Col du Galibier", font: .caption)
    for index in 0..<20_000 { _ = host.measure("\(index)", font: .caption) }
    #expect(host.measure("Col du Galibier", font: .caption) == before)
  }

  @Test func `draws letters within the measured extent`() throws {
    let text = "Häger 123"
    let font = Font.system(size: 30)
    let metrics = host.measure(text, font: font)
    let scene = list(width: 240, height: 60) {
      $0.draw(TextRun(text, at: CGPoint(x: 20, y: 40), font: font, color: black))
    }
    let picture = try #require(Picture(png: host.pngData(scene)))
    var columns: Set<Int> = []
    var rows: Set<Int> = []
    for y in 0..<60 {
      for x in 0..<240 where picture[x, y][3] > 0 {
        columns.insert(x)
        rows.insert(y)
      }
    }
    // The bearings at both ends are a tenth of an em at most.
    #expect((20...23).contains(try #require(columns.min())))
    #expect((17 + metrics.width...20 + metrics.width).contains(Double(try #require(columns.max()))))
    #expect(Double(try #require(rows.min())) >= 40 - metrics.ascent)
    #expect(Double(try #require(rows.max())) <= 40 + metrics.descent)
  }
}
