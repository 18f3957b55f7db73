internal import Drawing
internal import SwitchbackUI

/// The title below an annotation, which is there where there is room, and a line of less weight below it.
struct AnnotationLabel {
  /// The widest that a title gets before it is cut short, in points.
  private static let maximumWidth = 150.0

  /// As `maximumWidth`, for the title of what is selected.
  private static let maximumWholeWidth = 340.0

  /// Half of the space between the titles of a line, in points.
  static let gap: CGFloat = 3

  /// No title takes less room, in points.
  static let leastSize = CGSize(width: 2, height: 8)

  static let font = Font.system(size: 12, weight: .medium)
  static let subtitleFont = Font.system(size: 11)

  /// How much of the title is there.
  var presence = Presence(0)

  /// Where the title lies, as of the last frame.
  var frame = CGRect.zero

  /// The extent of the title, as of the last look; zero where there is nothing to read.
  private(set) var size = CGSize.zero

  private var source: String?
  private var subtitleSource: String?
  private var isWhole = false
  private var title = Line()
  private var subtitle = Line()

  private struct Line {
    var text = ""
    var metrics = TextMetrics(width: 0, ascent: 0, descent: 0)

    init() {}

    @inline(never)
    init(_ source: String?, font: Font, width: Double, host: any Host) {
      guard let source, !source.utf8.isEmpty else { return }
      text = TextLine.fitting(source, font: font, width: width, host: host)
      if !text.utf8.isEmpty { metrics = host.measure(text, font: font) }
    }
  }

  /// Looks at what there is to read and how much room it takes.
  mutating func update(title: String?, subtitle: String?, isWhole: Bool, host: any Host) {
    let isSame =
      title.hasSameBytes(as: source) && subtitle.hasSameBytes(as: subtitleSource)
      && isWhole == self.isWhole
    if isSame { return }
    source = title
    subtitleSource = subtitle
    self.isWhole = isWhole
    let width = isWhole ? Self.maximumWholeWidth : Self.maximumWidth
    self.title = Line(title, font: Self.font, width: width, host: host)
    self.subtitle = Line(subtitle, font: Self.subtitleFont, width: width, host: host)
    let height = self.title.metrics.height + self.subtitle.metrics.height
    let widest = max(self.title.metrics.width, self.subtitle.metrics.width)
    size = height > 0 ? CGSize(width: widest, height: height) : .zero
  }

  /// Where the title lies below a picture.
  func frame(below body: CGRect) -> CGRect {
    Self.frame(of: size, below: body)
  }

  /// Where a title of some size lies below a picture.
  static func frame(of size: CGSize, below body: CGRect) -> CGRect {
    CGRect(
      x: body.midX - size.width / 2,
      y: body.maxY + 1,
      width: size.width,
      height: size.height
    )
  }

  func draw(
    into commands: inout DrawingCommands,
    isSelected: Bool,
    context: RenderContext
  ) {
    let opacity = presence.value(at: context.time)
    if opacity <= 0 { return }
    let primary = Color.primary.resolved(in: context.colorScheme)
    draw(title, Self.font, top: 0, primary, opacity, isSelected, context.colorScheme, &commands)
    if subtitle.text.utf8.isEmpty { return }
    draw(
      subtitle,
      Self.subtitleFont,
      top: title.metrics.height,
      Color.secondary.resolved(in: context.colorScheme),
      opacity,
      isSelected,
      context.colorScheme,
      &commands
    )
  }

  private func draw(
    _ line: Line,
    _ font: Font,
    top: Double,
    _ color: RGBA,
    _ opacity: Double,
    _ isSelected: Bool,
    _ scheme: ColorScheme,
    _ commands: inout DrawingCommands
  ) {
    let x = Double(frame.midX) - line.metrics.width / 2
    var run = TextRun(
      line.text,
      at: CGPoint(x: x, y: Double(frame.minY) + top + line.metrics.ascent),
      font: font,
      color: color.multiplyingOpacity(by: opacity)
    )
    run.haloColor = Self.halo.resolved(in: scheme).multiplyingOpacity(by: opacity)
    run.haloWidth = isSelected ? 2.5 : 1.75
    commands.draw(run)
  }

  static let halo = Color(light: RGBA(0xFFFF_FFE6), dark: RGBA(0x1417_1CE6))
}
