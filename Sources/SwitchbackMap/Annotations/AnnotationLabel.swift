internal import Drawing
internal import SwitchbackUI

/// The title below an annotation, which is there where there is room.
struct AnnotationLabel {
  /// The widest that a title gets before it is cut short, in points.
  static let maximumWidth = 150.0

  static let font = Font.system(size: 12, weight: .medium)

  /// How much of the title is there.
  var presence = Presence(0)

  /// Where the title lies, as of the last placement.
  var frame = CGRect.zero

  private var source: String?
  private var text = ""
  private var metrics = TextMetrics(width: 0, ascent: 0, descent: 0)

  /// The extent of a title; `nil` where there is nothing to read.
  mutating func size(of title: String?, host: any Host) -> CGSize? {
    if title != source {
      source = title
      text =
        title.map { TextLine.fitting($0, font: Self.font, width: Self.maximumWidth, host: host) }
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
