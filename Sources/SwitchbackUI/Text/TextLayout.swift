internal import Drawing

/// Breaks a text into lines and keeps what it measured.
struct TextLayout {
  /// One line as it is drawn.
  struct Line {
    var text: String
    var width: Double
  }

  /// A text in lines.
  struct Lines {
    var lines: [Line] = []
    var ascent: Double = 0
    var lineHeight: Double = 0

    var size: CGSize {
      var width: Double = 0
      for line in lines { width = max(width, line.width) }
      return CGSize(width: width, height: lineHeight * Double(max(1, lines.count)))
    }
  }

  /// The most scalars that are looked at; what comes after them ends in “…”.
  ///
  /// No screen has room for more in one text, and data that is longer must not cost more.
  static let maximumLength = 10_000

  /// The letter whose line is as high as every line of the font.
  private static let probe = "x"

  private(set) var font = Font.body
  private(set) var text = ""
  private var source = ""
  private var paragraphs: [[Unicode.Scalar]] = []
  private var host: any Host = DetachedHost.shared
  private var isCut = false
  private var metrics: TextMetrics?
  private var cache: [(width: Double, most: Int, lines: Lines)] = []

  /// Whether there is nothing to read.
  var isEmpty: Bool { text.utf8.isEmpty }

  /// Changes the text; what was measured is kept where nothing differs.
  mutating func set(_ source: String, font: Font, host: any Host) {
    let isSame = self.host === host && font == self.font && source.hasSameBytes(as: self.source)
    if isSame { return }
    self.source = source
    self.font = font
    self.host = host
    cache = []
    metrics = nil
    let cleaned = CleanedText(source, limit: Self.maximumLength)
    paragraphs = cleaned.paragraphs
    isCut = cleaned.isCut
    text = cleaned.text
  }

  /// The lines where that much room is offered.
  mutating func lines(in proposal: ProposedViewSize, limit: Int?) -> Lines {
    let metrics = metrics ?? host.measure(Self.probe, font: font)
    self.metrics = metrics
    let width = proposal.width.map { Double($0) } ?? .infinity
    let height = proposal.height.map { Double($0) } ?? .infinity
    let lineHeight = metrics.height
    var most = limit.map { max(1, $0) } ?? .max
    let fitting = ((height + 0.01) / lineHeight).rounded(.down)
    if fitting < Double(min(most, Self.maximumLength)) { most = max(1, Int(max(fitting, 1))) }
    for entry in cache where entry.width == width && entry.most == most { return entry.lines }
    if width <= 0 {
      // The offer asks how narrow the text can be: it can be left out, but for the height of a line.
      return Lines(lines: [], ascent: metrics.ascent, lineHeight: lineHeight)
    }
    let breaker = LineBreaker(font: font, host: host, width: width, most: most)
    var lines = Lines()
    lines.ascent = metrics.ascent
    lines.lineHeight = lineHeight
    lines.lines = breaker.lines(of: paragraphs, isCut: isCut)
    cache.append((width, most, lines))
    return lines
  }
}
