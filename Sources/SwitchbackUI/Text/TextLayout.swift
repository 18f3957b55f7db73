internal import Drawing

/// Breaks a text into lines and keeps what it measured.
struct TextLayout {
  /// A part of a line, in one style.
  struct Part {
    var text: String
    var style: Int

    /// How far from the start of the line the part begins, in points.
    var x: Double
    var width: Double
  }

  /// One line as it is drawn.
  struct Line {
    var scalars: [StyledScalar]
    var parts: [Part] = []
    var width: Double = 0

    init(scalars: [StyledScalar]) {
      self.scalars = scalars
    }

    var text: String { scalars[...].string }
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

  /// The typefaces of the styles.
  private(set) var fonts = [Font.body]

  /// The whole text, cleaned and on one line.
  private(set) var text = ""
  private var sources: [String] = []
  private var paragraphs: [[StyledScalar]] = []
  private var host: any Host = DetachedHost.shared
  private var isCut = false
  private var metrics: TextMetrics?
  private var truncation = Text.TruncationMode.tail
  private var cache: [(width: Double, most: Int, lines: Lines)] = []

  /// Whether there is nothing to read.
  var isEmpty: Bool { text.utf8.isEmpty }

  /// Changes the text, of parts that have a typeface each; what was measured is kept where nothing differs.
  mutating func set(
    _ sources: [String],
    fonts: [Font],
    truncation: Text.TruncationMode = .tail,
    host: any Host
  ) {
    let isSame =
      self.host === host && fonts == self.fonts && truncation == self.truncation
      && sources.hasSameBytes(as: self.sources)
    if isSame { return }
    self.sources = sources
    self.fonts = fonts.isEmpty ? [.body] : fonts
    self.host = host
    self.truncation = truncation
    cache = []
    metrics = nil
    let cleaned = CleanedText(sources, limit: Self.maximumLength)
    paragraphs = cleaned.paragraphs
    isCut = cleaned.isCut
    text = cleaned.text
  }

  /// The lines where that much room is offered.
  mutating func lines(in proposal: ProposedViewSize, limit: Int?) -> Lines {
    let metrics = metrics ?? commonMetrics()
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
    let breaker = LineBreaker(
      fonts: fonts,
      host: host,
      width: width,
      most: most,
      truncation: truncation
    )
    var lines = Lines()
    lines.ascent = metrics.ascent
    lines.lineHeight = lineHeight
    lines.lines = breaker.lines(of: paragraphs, isCut: isCut)
    cache.append((width, most, lines))
    return lines
  }

  /// The extent of a line that has letters of all styles.
  private func commonMetrics() -> TextMetrics {
    var metrics = host.measure(Self.probe, font: fonts[0])
    for font in fonts.dropFirst() {
      let own = host.measure(Self.probe, font: font)
      metrics.ascent = max(metrics.ascent, own.ascent)
      metrics.descent = max(metrics.descent, own.descent)
    }
    return metrics
  }
}
