internal import Drawing
internal import SwitchbackUI

/// The title below an annotation, which is there where there is room.
struct AnnotationLabel {
  /// The widest that a title gets before it is cut short, in points.
  private static let maximumWidth = 150.0

  /// As `maximumWidth`, for the title of what is selected.
  private static let maximumWholeWidth = 340.0

  static let font = Font.system(size: 12, weight: .medium)

  /// How much of the title is there.
  var presence = Presence(0)

  /// Where the title lies, as of the last placement.
  var frame = CGRect.zero

  private var source: String?
  private var isWhole = false
  private var text = ""
  private var metrics = TextMetrics(width: 0, ascent: 0, descent: 0)

  /// The extent of a title; `nil` where there is nothing to read.
  mutating func size(of title: String?, isWhole: Bool, host: any Host) -> CGSize? {
    if !title.hasSameBytes(as: source) || isWhole != self.isWhole {
      source = title
      self.isWhole = isWhole
      let width = isWhole ? Self.maximumWholeWidth : Self.maximumWidth
      text =
        title.map { TextLine.fitting($0, font: Self.font, width: width, host: host) }
        ?? ""
      metrics = host.measure(text, font: Self.font)
    }
    return text.isEmpty ? nil : CGSize(width: metrics.width, height: metrics.height)
  }

  func draw(
    into commands: inout DrawingCommands,
    isSelected: Bool,
    context: RenderContext
  ) {
    let opacity = presence.value(at: context.time)
    if opacity <= 0 { return }
    var run = TextRun(
      text,
      at: CGPoint(x: Double(frame.minX), y: Double(frame.minY) + metrics.ascent),
      font: Self.font,
      color: Color.primary.resolved(in: context.colorScheme).multiplyingOpacity(by: opacity)
    )
    run.haloColor = Self.halo.resolved(in: context.colorScheme).multiplyingOpacity(by: opacity)
    run.haloWidth = isSelected ? 2.5 : 1.75
    commands.draw(run)
  }

  private static let halo = Color(light: RGBA(0xFFFF_FFE6), dark: RGBA(0x1417_1CE6))
}
