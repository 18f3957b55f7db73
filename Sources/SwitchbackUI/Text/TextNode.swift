internal import Drawing

/// A text on the screen.
final class TextNode: ViewNode {
  var layout = TextLayout()
  var lineLimit: Int?
  var alignment = TextAlignment.leading

  /// The paints of the styles.
  private var paints: [AnimatedPaint?] = []

  func set(_ paints: [_ShapePaint], _ scheme: ColorScheme) {
    if self.paints.count != paints.count { self.paints = paints.map { _ in nil } }
    for index in paints.indices { self.paints[index].set(paints[index], scheme, by: animation) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    context.covering(layout.lines(in: proposal, limit: lineLimit).size)
  }

  private var lines = TextLayout.Lines()

  override func layout(_ proposal: ProposedViewSize) {
    lines = layout.lines(in: proposal, limit: lineLimit)
  }

  override func draw(_ painter: inout Painter) {
    var colors: [RGBA] = []
    for index in paints.indices { colors.append(paints[index]?.color(&painter) ?? .clear) }
    var y = frame.minY
    for line in lines.lines {
      let x = frame.minX + (frame.width - CGFloat(line.width)) * alignment.part
      let baseline = context.aligned(y + CGFloat(lines.ascent))
      for part in line.parts where part.style < colors.count {
        painter.commands.draw(
          TextRun(
            part.text,
            at: CGPoint(x: x + CGFloat(part.x), y: baseline),
            font: layout.fonts[part.style],
            color: colors[part.style]
          )
        )
      }
      y += CGFloat(lines.lineHeight)
    }
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    let lines = layout.lines(in: proposal, limit: lineLimit)
    let above = line == .first ? 0 : max(0, lines.lines.count - 1)
    return CGFloat(lines.ascent + Double(above) * lines.lineHeight)
  }

  override func contains(_ point: CGPoint) -> Bool { frame.contains(point) }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    if !layout.isEmpty { collector.add(self, role: .text, label: layout.text) }
  }
}
