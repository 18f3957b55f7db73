internal import Drawing

/// A text on the screen.
final class TextNode: ViewNode {
  var layout = TextLayout()
  var lineLimit: Int?
  var alignment = TextAlignment.leading

  private var paint: AnimatedPaint?

  func set(_ paint: _ShapePaint, _ scheme: ColorScheme) {
    self.paint.set(paint, scheme, by: animation)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    context.covering(layout.lines(in: proposal, limit: lineLimit).size)
  }

  private var lines = TextLayout.Lines()

  override func layout(_ proposal: ProposedViewSize) {
    lines = layout.lines(in: proposal, limit: lineLimit)
  }

  override func draw(_ painter: inout Painter) {
    let color = paint?.color(&painter) ?? .clear
    var y = frame.minY
    for line in lines.lines {
      let x = frame.minX + (frame.width - CGFloat(line.width)) * alignment.part
      let origin = CGPoint(x: x, y: context.aligned(y + CGFloat(lines.ascent)))
      painter.commands.draw(TextRun(line.text, at: origin, font: layout.font, color: color))
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
